/// The checked declarations of an author in the terms of Terraform: the input of code generation.
/// Must not contain compiler elements or annotations.
@NullMarked
package dev.terrane.processor.model;

import org.jspecify.annotations.NullMarked;
