/// Actions with the real CLI.
@NullMarked
package dev.terrane.tests.acceptance.machine;

import org.jspecify.annotations.NullMarked;
