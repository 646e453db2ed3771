/// Reads declarations from the compiler into the model, and reports the errors in them. No
/// generated text ever enters here.
@NullMarked
package dev.terrane.processor.read;

import org.jspecify.annotations.NullMarked;
