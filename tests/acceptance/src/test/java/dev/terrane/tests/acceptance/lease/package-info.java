/// Ephemeral resources under the real CLI.
@NullMarked
package dev.terrane.tests.acceptance.lease;

import org.jspecify.annotations.NullMarked;
