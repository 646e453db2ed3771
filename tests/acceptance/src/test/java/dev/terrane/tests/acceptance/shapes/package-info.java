/** Objects inside objects, with defaults and computed members, on a real CLI. */
@NullMarked
package dev.terrane.tests.acceptance.shapes;

import org.jspecify.annotations.NullMarked;
