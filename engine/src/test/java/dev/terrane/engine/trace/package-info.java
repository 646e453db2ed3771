/// Tests spans and their ids.
@NullMarked
package dev.terrane.engine.trace;

import org.jspecify.annotations.NullMarked;
