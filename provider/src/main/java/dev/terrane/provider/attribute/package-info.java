/// Annotations of record components, which the annotation processor reads, and the types that they
/// refer to. This package contains no schemas and no values.
@NullMarked
package dev.terrane.provider.attribute;

import org.jspecify.annotations.NullMarked;
