/// Creates the run-time image and the provider's module. Must not start a provider.
@NullMarked
package dev.terrane.packaging.image;

import org.jspecify.annotations.NullMarked;
