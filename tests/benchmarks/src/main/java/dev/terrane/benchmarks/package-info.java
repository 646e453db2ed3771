/** Benchmarks of the codecs. */
@NullMarked
package dev.terrane.benchmarks;

import org.jspecify.annotations.NullMarked;
