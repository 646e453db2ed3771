/// The tests of the test kit on a CLI.
@NullMarked
package dev.terrane.tests.acceptance.testkit;

import org.jspecify.annotations.NullMarked;
