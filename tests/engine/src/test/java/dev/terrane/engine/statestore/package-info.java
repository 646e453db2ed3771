/// State stores: configuration, chunks, locks.
@NullMarked
package dev.terrane.engine.statestore;

import org.jspecify.annotations.NullMarked;
