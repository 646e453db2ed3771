/// Tests authors' mistakes and users' interruptions with a real CLI.
@NullMarked
package dev.terrane.tests.acceptance.corner;

import org.jspecify.annotations.NullMarked;
