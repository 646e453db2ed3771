/// State stores as Core uses them. Must not contain rules of the engine.
@NullMarked
package dev.terrane.core.statestore;

import org.jspecify.annotations.NullMarked;
