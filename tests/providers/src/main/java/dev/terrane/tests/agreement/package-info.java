/// A provider with a resource type for each form of an attribute, so that plans and states of
/// Terraform's rules in the JVM can be compared with those of a CLI.
@NullMarked
package dev.terrane.tests.agreement;

import org.jspecify.annotations.NullMarked;
