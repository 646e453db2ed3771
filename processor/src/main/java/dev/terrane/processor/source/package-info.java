/// What stands in an author's sources and class files: elements, annotations, comments, names. What
/// they mean to Terraform never enters here.
@NullMarked
package dev.terrane.processor.source;

import org.jspecify.annotations.NullMarked;
