/// Reads what the compiler knows of an author's code into the model, and refuses what could not
/// work. No generated text ever enters here.
@NullMarked
package dev.terrane.processor.read;

import org.jspecify.annotations.NullMarked;
