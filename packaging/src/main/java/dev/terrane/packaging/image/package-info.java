/// Creates what the JVM runs: run-time image and class path. Never starts a provider.
@NullMarked
package dev.terrane.packaging.image;

import org.jspecify.annotations.NullMarked;
