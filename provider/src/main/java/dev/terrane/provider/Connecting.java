package dev.terrane.provider;

/// The context of a call of [Provider#connect].
public interface Connecting {
  /// The version that the CLI sends. OpenTofu sends its own version.
  ///
  /// @return the version, for example `1.11.4`
  String terraformVersion();

  /// The version of this provider.
  ///
  /// @return [dev.terrane.provider.schema.ProviderType#version()], for example `1.2.0`
  String providerVersion();

  /// A value for the header `User-Agent` of HTTP requests: Terraform and its version, this provider
  /// and its version, and the content of the environment variable `TF_APPEND_USER_AGENT`, as the
  /// providers of HashiCorp send it.
  ///
  /// @return printable ASCII characters, for example `Terraform/1.11.4 (+https://www.terraform.io)
  ///   terraform-provider-files/1.2.0`
  String userAgent();

  /// The log of this session.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
