/// Nested objects with computed members in each nesting mode, without a remote side.
@NullMarked
package dev.terrane.tests.shapes;

import org.jspecify.annotations.NullMarked;
