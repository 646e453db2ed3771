/// Typed handles: an attribute is schema entry, accessor and path in one. Nothing here knows of
/// calls, resources or the wire.
@NullMarked
package dev.terrane.provider.schema;

import org.jspecify.annotations.NullMarked;
