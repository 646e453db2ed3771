/// Compiles the annotations of Jakarta Validation into checks. Nothing that knows the record around
/// an annotation ever enters here.
@NullMarked
package dev.terrane.processor.constraint;

import org.jspecify.annotations.NullMarked;
