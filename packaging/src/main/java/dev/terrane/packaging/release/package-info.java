/// Writes what is published and installed of a package that is made. Never changes the package.
@NullMarked
package dev.terrane.packaging.release;

import org.jspecify.annotations.NullMarked;
