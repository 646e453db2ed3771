/** The RPCs of managed resources, one a file. The rules of an operation never enter here. */
@NullMarked
package dev.terrane.rpc.resource;

import org.jspecify.annotations.NullMarked;
