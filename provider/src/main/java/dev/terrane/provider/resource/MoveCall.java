package dev.terrane.provider.resource;

import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import java.util.Optional;

/// The context of a call that moves a state from another resource type. There is no client, because
/// the provider is not configured.
public interface MoveCall {
  /// The address of the provider of the source.
  ///
  /// @return for example `registry.terraform.io/hashicorp/null`, with the registry of the CLI
  String providerAddress();

  /// The resource type of the source.
  ///
  /// @return its full name
  String typeName();

  /// The schema version with which the source was stored.
  ///
  /// @return not negative
  long schemaVersion();

  /// The whole state of the source.
  ///
  /// @return a JSON object; may contain sensitive values
  String state();

  /// The identity of the source. Terraform sends it from version 1.12; OpenTofu does not.
  ///
  /// @return a JSON object, or empty
  Optional<String> identity();

  /// A value of the source's private state. Private state that is not in the format of Terrane and
  /// of HashiCorp's plugin framework has no values.
  ///
  /// @param key the key
  /// @return the stored text, or empty
  Optional<String> sourcePrivate(String key);

  /// The private state of the target, which is initially empty: private state is not moved by
  /// itself.
  ///
  /// @return the private state; changes are stored
  PrivateState privateState();

  /// Reports a warning to the user. The call continues.
  ///
  /// @param summary one line
  /// @param detail the cause, and what the user can do
  void warn(String summary, String detail);

  /// The log of this call.
  ///
  /// @return a log whose messages appear in the CLI's log
  Log log();
}
