/// What compiling an author's sources gives: units, sources, errors. Nothing of Terraform's run
/// time ever enters here.
@NullMarked
package dev.terrane.processor;

import org.jspecify.annotations.NullMarked;
