/// Tests of the results of compiling an author's sources: declarations, sources, errors. Nothing of
/// Terraform's run time ever enters here.
@NullMarked
package dev.terrane.processor;

import org.jspecify.annotations.NullMarked;
