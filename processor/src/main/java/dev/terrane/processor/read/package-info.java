/// Reads declarations from the compiler into the model, and reports the errors in them. Must not
/// contain generated code.
@NullMarked
package dev.terrane.processor.read;

import org.jspecify.annotations.NullMarked;
