/** The RPCs of state stores, one in each file. Must not contain rules of operations. */
@NullMarked
package dev.terrane.rpc.statestore;

import org.jspecify.annotations.NullMarked;
