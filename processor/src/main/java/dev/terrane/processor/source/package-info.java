/// Access to sources and class files: elements, annotations, comments, names. Must not contain
/// their meaning in Terraform.
@NullMarked
package dev.terrane.processor.source;

import org.jspecify.annotations.NullMarked;
