/// Plays Terraform's part for a package, so that its JVM records what it needs. Never writes what
/// is shipped.
@NullMarked
package dev.terrane.packaging.training;

import org.jspecify.annotations.NullMarked;
