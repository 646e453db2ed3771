/** The RPCs of functions, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.function;

import org.jspecify.annotations.NullMarked;
