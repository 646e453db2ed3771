/// The interface for generated code and the framework's other modules; providers do not use it.
/// Generated code checks its version. This package does not depend on the engine.
@NullMarked
package dev.terrane.provider.spi;

import org.jspecify.annotations.NullMarked;
