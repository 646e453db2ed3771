/// Tests the framework's own traits with a real CLI.
@NullMarked
package dev.terrane.tests.acceptance.words;

import org.jspecify.annotations.NullMarked;
