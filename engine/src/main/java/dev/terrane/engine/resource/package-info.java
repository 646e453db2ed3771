/// The operations of managed resources, one in each file, and the steps that they share. Must not
/// contain anything about other kinds.
@NullMarked
package dev.terrane.engine.resource;

import org.jspecify.annotations.NullMarked;
