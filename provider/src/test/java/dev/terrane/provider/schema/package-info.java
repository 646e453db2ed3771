/// Tests of handles, types and schemas.
@NullMarked
package dev.terrane.provider.schema;

import org.jspecify.annotations.NullMarked;
