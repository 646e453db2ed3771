/// Simulates Terraform for a package, so that its JVM records an AOT cache. Must not write files of
/// the package.
@NullMarked
package dev.terrane.packaging.training;

import org.jspecify.annotations.NullMarked;
