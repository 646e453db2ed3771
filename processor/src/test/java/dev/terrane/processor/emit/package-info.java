/// Tests of the generated code. Must not contain expected models.
@NullMarked
package dev.terrane.processor.emit;

import org.jspecify.annotations.NullMarked;
