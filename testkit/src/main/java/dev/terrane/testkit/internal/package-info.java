/// The seam between the steps of tests and what runs them: Core in Java, or a CLI. Must not contain
/// checks of steps, which are the same for both.
@NullMarked
package dev.terrane.testkit.internal;

import org.jspecify.annotations.NullMarked;
