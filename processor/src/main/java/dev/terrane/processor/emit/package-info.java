/// Generates source files from the model: one class for each kind of file, and the code that they
/// share. Must not contain compiler elements or rules about declarations.
@NullMarked
package dev.terrane.processor.emit;

import org.jspecify.annotations.NullMarked;
