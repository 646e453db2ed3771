/// Terraform's side of the protocol, inside the JVM of a test: a provider is called as Terraform
/// calls it, and its responses must obey Terraform's rules.
@NullMarked
package dev.terrane.testkit.core;

import org.jspecify.annotations.NullMarked;
