/** The RPCs of the provider itself, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.provider;

import org.jspecify.annotations.NullMarked;
