/** The RPCs of functions, one a file. The rules of an operation never enter here. */
@NullMarked
package dev.terrane.rpc.function;

import org.jspecify.annotations.NullMarked;
