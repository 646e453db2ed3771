/** A provider with a part of each kind, on a real CLI. */
@NullMarked
package dev.terrane.tests.acceptance.kinds;

import org.jspecify.annotations.NullMarked;
