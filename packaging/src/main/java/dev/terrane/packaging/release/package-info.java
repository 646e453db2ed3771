/// Publishes and installs finished packages. Must not change a package.
@NullMarked
package dev.terrane.packaging.release;

import org.jspecify.annotations.NullMarked;
