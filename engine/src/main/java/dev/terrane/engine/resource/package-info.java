/// The life of a resource: one operation of Terraform a file, and the steps that they share. What
/// belongs to another family never enters here.
@NullMarked
package dev.terrane.engine.resource;

import org.jspecify.annotations.NullMarked;
