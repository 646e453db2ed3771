/// Acts as Terraform towards a package, so that its JVM records an AOT cache. Never writes files of
/// the package.
@NullMarked
package dev.terrane.packaging.training;

import org.jspecify.annotations.NullMarked;
