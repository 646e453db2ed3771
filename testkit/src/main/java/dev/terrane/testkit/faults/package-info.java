/// Faults for the tests of a resource: calls to the remote side that fail, hang or are interrupted,
/// and arguments that are unknown during plan. It contains no steps of tests, which
/// `dev.terrane.testkit.core` has.
@NullMarked
package dev.terrane.testkit.faults;

import org.jspecify.annotations.NullMarked;
