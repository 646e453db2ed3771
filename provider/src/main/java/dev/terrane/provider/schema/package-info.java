/// Schemas and typed handles of attributes. This package does not depend on calls, resources or the
/// protocol.
@NullMarked
package dev.terrane.provider.schema;

import org.jspecify.annotations.NullMarked;
