package dev.terrane.provider.provisioner;

/// A provisioner. Its type parameters are the Java types of its data, the views.
///
/// The server finds the implementation by a service entry ([java.util.ServiceLoader]), which the
/// annotation processor writes for each public class with a public constructor without parameters.
/// One instance may serve several calls at the same time.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public interface ProvisionerType<Config, Input> extends ProvisionerModel<Config, Input> {
  /// The version of the program.
  ///
  /// @return the version, for example `1.2.0`; `dev` by default
  default String version() {
    return "dev";
  }

  /// Runs the provisioner for one resource instance, when the configuration is wholly known. A
  /// provisioner has no result and no client; it reports with [ProvisionerCall#output] and
  /// [ProvisionerCall#warn]. A stop of Terraform and the deadline interrupt its thread.
  ///
  /// @param call the context of this call
  /// @param in the arguments, with defaults
  /// @throws Exception any failure; Terraform reports it, and marks a resource that it has created
  ///   as tainted, unless the user has set `on_failure = continue`
  void provision(ProvisionerCall call, Input in) throws Exception;
}
