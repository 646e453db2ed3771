package dev.terrane.provider.schema;

import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The kind of a schema. It determines which names are reserved and which traits are allowed. The
/// rules of schemas depend on these properties and not on the kind. Compared by identity.
public final class SchemaKind {
  private static final Set<String> RESERVED =
      Set.of(
          "connection", "count", "depends_on", "for_each", "lifecycle", "provider", "provisioner");

  /// A provider's configuration.
  public static final SchemaKind PROVIDER =
      new SchemaKind(
          "provider", Set.of(Property.ENVIRONMENT), Set.of("alias", "version"), List.of());

  /// A provider's `provider_meta` block.
  public static final SchemaKind PROVIDER_META =
      new SchemaKind("provider_meta block", Set.of(), Set.of(), List.of());

  /// A managed resource.
  public static final SchemaKind RESOURCE =
      new SchemaKind(
          "resource",
          Set.of(Property.COMPUTED, Property.WRITE_ONLY, Property.MANAGED),
          RESERVED,
          List.of(
              Operation.CREATE,
              Operation.READ,
              Operation.UPDATE,
              Operation.DELETE,
              Operation.DEFAULT));

  /// A data source.
  public static final SchemaKind DATA_SOURCE =
      new SchemaKind(
          "data source",
          Set.of(Property.COMPUTED),
          RESERVED,
          List.of(Operation.READ, Operation.DEFAULT));

  /// An ephemeral resource.
  public static final SchemaKind EPHEMERAL_RESOURCE =
      new SchemaKind(
          "ephemeral resource",
          Set.of(Property.COMPUTED),
          RESERVED,
          List.of(Operation.OPEN, Operation.DEFAULT));

  /// A list resource's configuration.
  public static final SchemaKind LIST_RESOURCE =
      new SchemaKind(
          "list resource", Set.of(), RESERVED, List.of(Operation.LIST, Operation.DEFAULT));

  /// An action.
  public static final SchemaKind ACTION =
      new SchemaKind(
          "action",
          Set.of(Property.WRITE_ONLY),
          RESERVED,
          List.of(Operation.INVOKE, Operation.DEFAULT));

  /// A state store's configuration.
  public static final SchemaKind STATE_STORE =
      new SchemaKind("state store", Set.of(Property.ENVIRONMENT), Set.of("provider"), List.of());

  /// A provisioner.
  public static final SchemaKind PROVISIONER =
      new SchemaKind(
          "provisioner",
          Set.of(),
          Set.of("_", "connection", "lifecycle", "on_failure", "when"),
          List.of(Operation.PROVISION, Operation.DEFAULT));

  private enum Property {
    ENVIRONMENT,
    COMPUTED,
    WRITE_ONLY,
    MANAGED,
    RECEIVED
  }

  private final String noun;
  private final Set<Property> properties;
  private final Set<String> reserved;
  private final List<Operation> operations;

  private SchemaKind(
      String noun, Set<Property> properties, Set<String> reserved, List<Operation> operations) {
    this.noun = noun;
    this.properties = properties;
    this.reserved = reserved;
    this.operations = operations;
  }

  /// The same kind for schemas of other providers. Other libraries permit more than this one, so
  /// these schemas are not checked. Only the framework needs it.
  ///
  /// @return the kind
  public SchemaKind received() {
    var all = EnumSet.of(Property.RECEIVED, properties.toArray(Property[]::new));
    return new SchemaKind(noun, all, reserved, operations);
  }

  boolean isReceived() {
    return properties.contains(Property.RECEIVED);
  }

  /// Whether Terraform reserves a name at the top level of such a schema.
  ///
  /// @param name the name of an attribute or a block
  /// @return true when it is reserved
  public boolean reserves(String name) {
    return reserved.contains(name);
  }

  /// {@return whether Terraform plans such objects and stores their state, so that attributes can
  /// be an identity or config-only, and can require replacement}
  public boolean isManaged() {
    return properties.contains(Property.MANAGED);
  }

  /// {@return whether the provider can choose values}
  public boolean hasComputed() {
    return properties.contains(Property.COMPUTED);
  }

  /// {@return whether attributes can be write-only}
  public boolean hasWriteOnly() {
    return properties.contains(Property.WRITE_ONLY);
  }

  /// {@return whether defaults can come from the environment of the provider}
  public boolean readsEnvironment() {
    return properties.contains(Property.ENVIRONMENT);
  }

  /// {@return the operations that can have a timeout}
  public List<Operation> operations() {
    return operations;
  }

  /// {@return the name of the kind with its article, for messages}
  @Override
  public String toString() {
    return ("aeiou".indexOf(noun.charAt(0)) < 0 ? "a " : "an ") + noun;
  }
}
