package dev.terrane.provider.provisioner;

import dev.terrane.provider.schema.Schema;

/// The model of a provisioner: name, schema and views, without its methods. Tests and tools use it
/// to identify the provisioner.
///
/// @param <Config> the view of the configuration
/// @param <Input> the view of the arguments, all known
public interface ProvisionerModel<Config, Input> {
  /// The name in configurations: `check` for `provisioner "check"`.
  ///
  /// @return lower-case letters, digits and hyphens
  String name();

  /// The attributes and blocks. Must return the same result at every call.
  ///
  /// @return the schema
  Schema schema();

  /// The codecs of the views.
  ///
  /// @return a codec for each view
  ProvisionerViews<Config, Input> views();
}
