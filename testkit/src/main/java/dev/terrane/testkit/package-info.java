/// Test doubles for the unit tests of a provider: calls without Terraform that record their use. No
/// engine, no schema and no test framework ever enters here, so that any test can use it.
@NullMarked
package dev.terrane.testkit;

import org.jspecify.annotations.NullMarked;
