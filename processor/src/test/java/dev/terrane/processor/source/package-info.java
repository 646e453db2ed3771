/// Tests of names and comments of sources, without a compiler.
@NullMarked
package dev.terrane.processor.source;

import org.jspecify.annotations.NullMarked;
