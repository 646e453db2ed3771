package dev.terrane.rpc.message;

import static dev.terrane.rpc.message.FieldTypes.BOOL;
import static dev.terrane.rpc.message.FieldTypes.BYTES;
import static dev.terrane.rpc.message.FieldTypes.ENUMERATION;
import static dev.terrane.rpc.message.FieldTypes.PRESENT_STRING;
import static dev.terrane.rpc.message.FieldTypes.list;
import static dev.terrane.rpc.message.FieldTypes.map;
import static dev.terrane.rpc.message.FieldTypes.message;
import static dev.terrane.rpc.message.FieldTypes.messageUnless;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.provider.Deferred;
import java.util.List;
import java.util.Optional;

/** The field types that many RPCs share. An absent message and one without fields are equal. */
public final class ValueFields {
  private static final Message<DynamicValue> VALUE =
      Message.of(m ->
          new DynamicValue(
              m.field(1, BYTES, DynamicValue::msgpack), m.field(2, BYTES, DynamicValue::json)));

  /** A value of a schema. */
  public static final FieldType<DynamicValue> DYNAMIC_VALUE =
      messageUnless(value -> value.msgpack().isEmpty() && value.json().isEmpty(), VALUE);

  /** Values by position; empty ones are written, too. */
  public static final FieldType<List<DynamicValue>> DYNAMIC_VALUES = list(VALUE);

  /** An identity: a message that contains its value. */
  public static final FieldType<DynamicValue> IDENTITY =
      messageUnless(
          DynamicValue::isAbsent, Message.of(m -> m.field(1, DYNAMIC_VALUE, value -> value)));

  /** The reason of a deferral; an unknown one is read as none. */
  public static final FieldType<Optional<Deferred.Reason>> DEFERRAL =
      messageUnless(
          Optional::isEmpty,
          Message.of(m -> deferral(m.field(1, ENUMERATION, ValueFields::number))));

  /** A stored state. */
  public static final FieldType<RawState> RAW_STATE =
      messageUnless(
          state -> state.json().isEmpty() && state.flatmap().isEmpty(),
          Message.of(m ->
              new RawState(
                  m.field(1, BYTES, RawState::json),
                  m.field(2, map(PRESENT_STRING), RawState::flatmap))));

  /** The capabilities of the CLI. */
  public static final FieldType<ClientCapabilities> CLIENT_CAPABILITIES =
      messageUnless(
          ClientCapabilities.NONE::equals,
          Message.of(m ->
              new ClientCapabilities(
                  m.field(1, BOOL, ClientCapabilities::deferralAllowed),
                  m.field(2, BOOL, ClientCapabilities::writeOnlyAttributesAllowed),
                  m.field(3, BOOL, ClientCapabilities::storePlannedPrivate),
                  m.field(4, BOOL, ClientCapabilities::computedBlocksAllowed))));

  /** The capabilities of the provider. */
  public static final FieldType<ServerCapabilities> SERVER_CAPABILITIES =
      message(
          Message.of(m ->
              new ServerCapabilities(
                  m.field(1, BOOL, ServerCapabilities::planDestroy),
                  m.field(2, BOOL, ServerCapabilities::getProviderSchemaOptional),
                  m.field(3, BOOL, ServerCapabilities::moveResourceState),
                  m.field(4, BOOL, ServerCapabilities::generateResourceConfig))));

  private ValueFields() {}

  private static Optional<Deferred.Reason> deferral(int number) {
    return switch (number) {
      case 1 -> Optional.of(Deferred.Reason.RESOURCE_CONFIG_UNKNOWN);
      case 2 -> Optional.of(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
      case 3 -> Optional.of(Deferred.Reason.ABSENT_PREREQUISITE);
      default -> Optional.empty();
    };
  }

  private static int number(Optional<Deferred.Reason> deferral) {
    if (deferral.isEmpty()) {
      return 0;
    }
    return switch (deferral.get()) {
      case RESOURCE_CONFIG_UNKNOWN -> 1;
      case PROVIDER_CONFIG_UNKNOWN -> 2;
      case ABSENT_PREREQUISITE -> 3;
    };
  }
}
