/// What becomes of authors' mistakes and users' interruptions on a real CLI.
@NullMarked
package dev.terrane.tests.acceptance.corner;

import org.jspecify.annotations.NullMarked;
