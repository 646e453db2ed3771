/// The annotation processor: finds annotated declarations, reads them and generates their models.
/// Must contain neither the meaning of annotations, which `read` defines, nor generated code, which
/// `emit` defines.
@NullMarked
package dev.terrane.processor;

import org.jspecify.annotations.NullMarked;
