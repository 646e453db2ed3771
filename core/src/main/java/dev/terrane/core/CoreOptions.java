package dev.terrane.core;

import dev.terrane.engine.ClientCapabilities;

/// The options with which Core calls a provider.
///
/// @param version the version of Terraform that ConfigureProvider announces
/// @param capabilities the capabilities that Core announces
/// @param enforcesRules whether a response that violates a rule of Core ends the command with a
///   [CoreException]; otherwise Core continues with the response
public record CoreOptions(String version, ClientCapabilities capabilities, boolean enforcesRules) {
  /// Terraform 1.16 with its rules; it allows no deferral.
  public static final CoreOptions TERRAFORM_1_16 =
      new CoreOptions("1.16.0", new ClientCapabilities(false, true, true, true), true);
}
