/// The declarations of an author, checked, in the terms of Terraform: the input of code generation.
/// No compiler element and no annotation ever enters here.
@NullMarked
package dev.terrane.processor.model;

import org.jspecify.annotations.NullMarked;
