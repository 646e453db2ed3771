/// Tests of state stores.
@NullMarked
package dev.terrane.provider.statestore;

import org.jspecify.annotations.NullMarked;
