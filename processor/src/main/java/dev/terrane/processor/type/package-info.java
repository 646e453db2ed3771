/// The Java types that Terraform has types for. Other properties of a component never enter here.
@NullMarked
package dev.terrane.processor.type;

import org.jspecify.annotations.NullMarked;
