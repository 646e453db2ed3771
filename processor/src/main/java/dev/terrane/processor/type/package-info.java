/// The Java types that Terraform has types for. What a record says of a component beside its type
/// never enters here.
@NullMarked
package dev.terrane.processor.type;

import org.jspecify.annotations.NullMarked;
