/// The operations of actions, one in each file. Must not contain anything that stores a state.
@NullMarked
package dev.terrane.engine.action;

import org.jspecify.annotations.NullMarked;
