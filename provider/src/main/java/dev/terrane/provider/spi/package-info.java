/// What generated code alone needs; authors never write any of it. Stamped with a version. Nothing
/// that knows the engine, and nothing that an author would have to read, ever enters here.
@NullMarked
package dev.terrane.provider.spi;

import org.jspecify.annotations.NullMarked;
