/// Compiles the annotations of Jakarta Validation into checks. Must not depend on the record that
/// contains the annotation.
@NullMarked
package dev.terrane.processor.constraint;

import org.jspecify.annotations.NullMarked;
