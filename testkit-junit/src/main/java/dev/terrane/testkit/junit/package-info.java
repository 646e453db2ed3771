/// JUnit's side of the test kit: tests of a provider that run on Core in Java and on CLIs. Must not
/// contain steps and checks, which do not depend on a test framework.
@NullMarked
package dev.terrane.testkit.junit;

import org.jspecify.annotations.NullMarked;
