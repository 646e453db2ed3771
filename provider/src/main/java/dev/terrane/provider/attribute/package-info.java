/// What a record says of its components, one annotation each; read by the annotation processor when
/// the author compiles. Nothing that is needed at run time ever enters here.
@NullMarked
package dev.terrane.provider.attribute;

import org.jspecify.annotations.NullMarked;
