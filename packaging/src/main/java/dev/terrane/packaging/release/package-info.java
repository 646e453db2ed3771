/// Publishes and installs finished packages. Never changes a package.
@NullMarked
package dev.terrane.packaging.release;

import org.jspecify.annotations.NullMarked;
