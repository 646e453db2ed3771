/// What the framework's own words do on a real CLI.
@NullMarked
package dev.terrane.tests.acceptance.words;

import org.jspecify.annotations.NullMarked;
