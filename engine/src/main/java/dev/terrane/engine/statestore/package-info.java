/// The operations of state stores, each in a file with its name, and what they share. Must not
/// contain anything that depends on the content of a state, and must not keep a state in memory.
@NullMarked
package dev.terrane.engine.statestore;

import org.jspecify.annotations.NullMarked;
