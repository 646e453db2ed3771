/// The Java types with a type in Terraform. Must not contain other properties of a component.
@NullMarked
package dev.terrane.processor.type;

import org.jspecify.annotations.NullMarked;
