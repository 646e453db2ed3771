/// Test doubles for the unit tests of a provider: calls without Terraform that record their use.
/// This package does not depend on the engine or on a test framework.
@NullMarked
package dev.terrane.testkit;

import org.jspecify.annotations.NullMarked;
