package dev.terrane.engine.part;

import dev.terrane.provider.action.ActionType;
import dev.terrane.provider.datasource.DataSourceType;
import dev.terrane.provider.ephemeral.EphemeralResourceType;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.list.ListResourceType;
import dev.terrane.provider.resource.ResourceType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.statestore.StateStoreType;
import java.util.List;
import java.util.Optional;

/// The kinds of parts that a provider can have.
public final class Kinds {
  /// Managed resources.
  public static final Kind<Resource, Schema> RESOURCE =
      new Kind<>(
          "resource",
          "resource type",
          NamingRule.PROVIDER_PREFIX,
          part ->
              part instanceof ResourceType<?, ?, ?, ?, ?, ?, ?> type
                  ? Optional.of(name -> new Resource(name, type))
                  : Optional.empty());

  /// Data sources.
  public static final Kind<DataSourcePart, Schema> DATA_SOURCE =
      new Kind<>(
          "data source",
          "data source type",
          NamingRule.PROVIDER_PREFIX,
          part ->
              part instanceof DataSourceType<?, ?, ?, ?> type
                  ? Optional.of(name -> new DataSourcePart(name, type))
                  : Optional.empty());

  /// Ephemeral resources.
  public static final Kind<EphemeralResourcePart, Schema> EPHEMERAL_RESOURCE =
      new Kind<>(
          "ephemeral resource",
          "ephemeral resource type",
          NamingRule.PROVIDER_PREFIX,
          part ->
              part instanceof EphemeralResourceType<?, ?, ?, ?> type
                  ? Optional.of(name -> new EphemeralResourcePart(name, type))
                  : Optional.empty());

  /// List resources.
  public static final Kind<ListResourcePart, Schema> LIST_RESOURCE =
      new Kind<>(
          "list resource",
          "list resource type",
          NamingRule.PROVIDER_PREFIX,
          part ->
              part instanceof ListResourceType<?, ?, ?, ?, ?> type
                  ? Optional.of(name -> new ListResourcePart(name, type))
                  : Optional.empty());

  /// Actions.
  public static final Kind<ActionPart, Schema> ACTION =
      new Kind<>(
          "action",
          "action type",
          NamingRule.PROVIDER_PREFIX,
          part ->
              part instanceof ActionType<?, ?, ?> type
                  ? Optional.of(name -> new ActionPart(name, type))
                  : Optional.empty());

  /// State stores.
  public static final Kind<StateStorePart, Schema> STATE_STORE =
      new Kind<>(
          "state store",
          "state store type",
          NamingRule.PROVIDER_PREFIX,
          part ->
              part instanceof StateStoreType<?, ?, ?> type
                  ? Optional.of(name -> new StateStorePart(name, type))
                  : Optional.empty());

  /// Provisioners. A provisioner is no part of a provider, but the only one of its program.
  public static final Kind<ProvisionerPart, Schema> PROVISIONER =
      new Kind<>(
          "provisioner",
          "provisioner",
          NamingRule.FILE_NAME,
          part ->
              part instanceof ServedProvisioner(var type)
                  ? Optional.of(name -> new ProvisionerPart(name, type))
                  : Optional.empty());

  /// Functions.
  public static final Kind<FunctionPart, Signature<?>> FUNCTION =
      new Kind<>(
          "function",
          "function",
          NamingRule.IDENTIFIER,
          part ->
              part instanceof FunctionType<?> type
                  ? Optional.of(name -> new FunctionPart(name, type))
                  : Optional.empty());

  /// The kinds of the parts of providers. A part of several kinds counts as the first of them.
  public static final List<Kind<?, ?>> ALL =
      List.of(
          FUNCTION, RESOURCE, DATA_SOURCE, EPHEMERAL_RESOURCE, LIST_RESOURCE, ACTION, STATE_STORE);

  private Kinds() {}
}
