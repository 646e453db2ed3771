/// Functions, and a resource whose schema has changed, on a real CLI.
@NullMarked
package dev.terrane.tests.acceptance.archive;

import org.jspecify.annotations.NullMarked;
