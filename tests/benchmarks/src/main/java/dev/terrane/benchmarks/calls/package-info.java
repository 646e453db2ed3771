/** What one call costs: messages as bytes in, messages as bytes out. */
@NullMarked
package dev.terrane.benchmarks.calls;

import org.jspecify.annotations.NullMarked;
