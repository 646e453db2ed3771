/// Tests of existing providers.
@NullMarked
package dev.terrane.provider.mux;

import org.jspecify.annotations.NullMarked;
