package dev.terrane.provider.resource;

import dev.terrane.provider.schema.SchemaException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// The states that a state mover accepts. Immutable.
///
/// @param type the full name of the resource type, such as `null_resource`
/// @param version the schema version; empty for any
/// @param provider one to three parts of the address of the provider, from the end; empty for the
///   provider of the target
public record MoveSource(String type, OptionalLong version, Optional<String> provider) {
  private static final Pattern TYPE = Pattern.compile("[a-z_][a-z0-9_]*");
  private static final Pattern PROVIDER = Pattern.compile("[^/\\s]+(/[^/\\s]+){0,2}");

  /// Checks the names.
  ///
  /// @throws SchemaException when one is not a name of a resource type or not an address
  public MoveSource {
    if (!TYPE.matcher(type).matches()) {
      throw new SchemaException("", "\"" + type + "\" is not the name of a resource type");
    }
    if (provider.filter(address -> !PROVIDER.matcher(address).matches()).isPresent()) {
      throw new SchemaException(
          "", "\"" + provider.get() + "\" is not the address of a provider, or its end");
    }
  }

  /// States of one schema version of a resource type.
  ///
  /// @param type the full name of the resource type
  /// @param version the schema version with which the state was stored
  /// @return the source
  public static MoveSource of(String type, long version) {
    return new MoveSource(type, OptionalLong.of(version), Optional.empty());
  }

  /// States of any schema version of a resource type. A source of a single version has precedence.
  ///
  /// @param type the full name of the resource type
  /// @return the source
  public static MoveSource anyVersion(String type) {
    return new MoveSource(type, OptionalLong.empty(), Optional.empty());
  }

  /// The same states of another provider.
  ///
  /// @param address the type of the provider, its namespace and type (`hashicorp/null`), or its
  ///   complete address (`terraform.io/builtin/terraform`). Parts that are omitted are not
  ///   compared. Omit the host of a registry, because Terraform and OpenTofu have different ones.
  /// @return the source
  public MoveSource ofProvider(String address) {
    return new MoveSource(type, version, Optional.of(address));
  }

  /// {@return the source, for messages}
  @Override
  public String toString() {
    var versions = version.isPresent() ? " (version " + version.getAsLong() + ")" : "";
    return type + versions + provider.map(address -> " of the provider " + address).orElse("");
  }
}
