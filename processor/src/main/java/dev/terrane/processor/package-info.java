/// The annotation processor: finds annotated declarations, reads them and generates their models.
/// The meaning of annotations is defined in `read`, the generated code in `emit`; neither ever
/// enters here.
@NullMarked
package dev.terrane.processor;

import org.jspecify.annotations.NullMarked;
