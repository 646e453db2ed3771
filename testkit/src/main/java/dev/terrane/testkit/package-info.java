/// What the tests of a provider need: calls without Terraform, which remember what they were told.
/// No engine, no schema and no test framework ever enters here, so that any test can use it.
@NullMarked
package dev.terrane.testkit;

import org.jspecify.annotations.NullMarked;
