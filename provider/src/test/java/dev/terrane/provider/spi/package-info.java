/// Tests of the methods that generated code calls. Must not contain generated code.
@NullMarked
package dev.terrane.provider.spi;

import org.jspecify.annotations.NullMarked;
