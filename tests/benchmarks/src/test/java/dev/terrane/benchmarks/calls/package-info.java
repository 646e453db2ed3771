/** Bounds of what calls allocate. */
@NullMarked
package dev.terrane.benchmarks.calls;

import org.jspecify.annotations.NullMarked;
