/// The annotations of record components, which the annotation processor reads, and the types that
/// two of them name. No schema and no value ever enters here.
@NullMarked
package dev.terrane.provider.attribute;

import org.jspecify.annotations.NullMarked;
