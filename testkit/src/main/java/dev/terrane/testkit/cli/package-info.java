/// The CLIs on which tests run. Must not contain commands of tests.
@NullMarked
package dev.terrane.testkit.cli;

import org.jspecify.annotations.NullMarked;
