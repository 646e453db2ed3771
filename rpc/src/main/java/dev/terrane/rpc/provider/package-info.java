/** The RPCs of the provider itself, one a file. The rules of an operation never enter here. */
@NullMarked
package dev.terrane.rpc.provider;

import org.jspecify.annotations.NullMarked;
