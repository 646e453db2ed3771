/// The operations of list resources, one in each file. Must not contain anything that plans, writes
/// or stores a state.
@NullMarked
package dev.terrane.engine.list;

import org.jspecify.annotations.NullMarked;
