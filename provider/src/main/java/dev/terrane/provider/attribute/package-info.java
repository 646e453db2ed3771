/// What a record says of its components, one annotation each, read by the annotation processor when
/// the author compiles; and what two of them name. No schema and no value ever enters here.
@NullMarked
package dev.terrane.provider.attribute;

import org.jspecify.annotations.NullMarked;
