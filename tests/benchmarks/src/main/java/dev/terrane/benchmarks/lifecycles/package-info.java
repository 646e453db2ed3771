/** Measures the life cycles of a resource in the test kit, under Terraform's rules. */
@NullMarked
package dev.terrane.benchmarks.lifecycles;

import org.jspecify.annotations.NullMarked;
