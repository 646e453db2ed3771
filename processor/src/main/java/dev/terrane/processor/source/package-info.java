/// Access to sources and class files: elements, annotations, comments, names. Their meaning in
/// Terraform never enters here.
@NullMarked
package dev.terrane.processor.source;

import org.jspecify.annotations.NullMarked;
