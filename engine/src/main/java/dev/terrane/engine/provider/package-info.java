/// The operations of the provider itself, one a file: schema, configuration, stop. Nothing of a
/// single part ever enters here.
@NullMarked
package dev.terrane.engine.provider;

import org.jspecify.annotations.NullMarked;
