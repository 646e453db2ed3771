/// The operations of functions, one a file. Nothing that knows a client ever enters here: functions
/// are pure.
@NullMarked
package dev.terrane.engine.function;

import org.jspecify.annotations.NullMarked;
