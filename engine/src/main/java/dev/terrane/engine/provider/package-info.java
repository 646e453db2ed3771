/// The operations of the provider itself, one in each file: schema, configuration, stop. Must not
/// contain anything about a single part.
@NullMarked
package dev.terrane.engine.provider;

import org.jspecify.annotations.NullMarked;
