/// The operations of ephemeral resources, one in each file. Must not contain anything that plans,
/// writes or stores a state.
@NullMarked
package dev.terrane.engine.ephemeral;

import org.jspecify.annotations.NullMarked;
