/// The operations of functions, one in each file. Must not depend on clients, because functions are
/// pure.
@NullMarked
package dev.terrane.engine.function;

import org.jspecify.annotations.NullMarked;
