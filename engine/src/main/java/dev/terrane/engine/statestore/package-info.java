/// The operations of state stores, one in each file. Must not contain anything that depends on the
/// content of a state, and must not keep a state in memory.
@NullMarked
package dev.terrane.engine.statestore;

import org.jspecify.annotations.NullMarked;
