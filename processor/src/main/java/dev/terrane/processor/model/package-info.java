/// What the author's records say, checked and in Terraform's words: all that writing their views
/// needs. No compiler element and no annotation ever enters here.
@NullMarked
package dev.terrane.processor.model;

import org.jspecify.annotations.NullMarked;
