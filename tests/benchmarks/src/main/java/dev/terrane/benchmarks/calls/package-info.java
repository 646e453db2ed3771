/** Measures one call, from the bytes of the request to those of the response. */
@NullMarked
package dev.terrane.benchmarks.calls;

import org.jspecify.annotations.NullMarked;
