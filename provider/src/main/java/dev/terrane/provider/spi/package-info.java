/// The interface for generated code and the framework's other modules; authors do not use it.
/// Generated code checks its version. Nothing that knows the engine, and nothing that an author
/// would have to read, ever enters here.
@NullMarked
package dev.terrane.provider.spi;

import org.jspecify.annotations.NullMarked;
