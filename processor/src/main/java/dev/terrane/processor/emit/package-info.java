/// Generates source files from the model: one class for each kind of file, and the code that they
/// share. No compiler element and no rule about declarations ever enters here.
@NullMarked
package dev.terrane.processor.emit;

import org.jspecify.annotations.NullMarked;
