/// The annotation processor: finds what authors have annotated, has it read and has it written.
/// What a word means is decided in `read`, how it is spelled in `emit`; neither ever enters here.
@NullMarked
package dev.terrane.processor;

import org.jspecify.annotations.NullMarked;
