package dev.terrane.server.wire;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.Deferral;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.server.wire.proto.ProtoMessage;
import dev.terrane.server.wire.proto.ProtoWriter;
import java.util.Optional;

/** The messages that many RPCs carry. An absent one and one without fields say the same. */
final class Values {
  private Values() {}

  static DynamicValue readValue(ProtoMessage in) {
    return new DynamicValue(in.bytes(1), in.bytes(2));
  }

  static void writeValue(ProtoWriter out, int field, DynamicValue value) {
    if (!value.msgpack().isEmpty() || !value.json().isEmpty()) {
      out.message(field, value, Values::writeParts);
    }
  }

  static void writeParts(ProtoWriter out, DynamicValue value) {
    out.bytes(1, value.msgpack());
    out.bytes(2, value.json());
  }

  /** An identity, which travels in a message of its own around its value. */
  static DynamicValue readIdentity(ProtoMessage in) {
    return readValue(in.message(1));
  }

  static void writeIdentity(ProtoWriter out, int field, DynamicValue identity) {
    if (!identity.isAbsent()) {
      out.message(field, identity, (message, it) -> writeValue(message, 1, it));
    }
  }

  /** A reason that this version does not know is none. */
  static Optional<Deferral> readDeferral(ProtoMessage in) {
    return switch (in.enumeration(1)) {
      case 1 -> Optional.of(Deferral.RESOURCE_CONFIG_UNKNOWN);
      case 2 -> Optional.of(Deferral.PROVIDER_CONFIG_UNKNOWN);
      case 3 -> Optional.of(Deferral.ABSENT_PREREQUISITE);
      default -> Optional.empty();
    };
  }

  static void writeDeferral(ProtoWriter out, int field, Optional<Deferral> deferral) {
    deferral.ifPresent(
        reason -> out.message(field, reason, (message, it) -> message.int64(1, number(it))));
  }

  private static int number(Deferral reason) {
    return switch (reason) {
      case RESOURCE_CONFIG_UNKNOWN -> 1;
      case PROVIDER_CONFIG_UNKNOWN -> 2;
      case ABSENT_PREREQUISITE -> 3;
    };
  }

  static RawState readRawState(ProtoMessage in) {
    return new RawState(in.bytes(1), in.map(2, entry -> entry.string(2)));
  }

  static void writeRawState(ProtoWriter out, int field, RawState state) {
    if (!state.json().isEmpty() || !state.flatmap().isEmpty()) {
      out.message(
          field,
          state,
          (message, it) -> {
            message.bytes(1, it.json());
            message.map(2, it.flatmap(), (entry, text) -> entry.presentString(2, text));
          });
    }
  }

  static ClientCapabilities readClient(ProtoMessage in) {
    return new ClientCapabilities(in.bool(1), in.bool(2), in.bool(3), in.bool(4));
  }

  static void writeClient(ProtoWriter out, int field, ClientCapabilities capabilities) {
    if (!capabilities.equals(ClientCapabilities.NONE)) {
      out.message(
          field,
          capabilities,
          (message, it) -> {
            message.bool(1, it.deferralAllowed());
            message.bool(2, it.writeOnlyAttributesAllowed());
            message.bool(3, it.storePlannedPrivate());
            message.bool(4, it.computedBlocksAllowed());
          });
    }
  }

  static ServerCapabilities readServer(ProtoMessage in) {
    return new ServerCapabilities(in.bool(1), in.bool(2), in.bool(3), in.bool(4));
  }

  static void writeServer(ProtoWriter out, ServerCapabilities capabilities) {
    out.bool(1, capabilities.planDestroy());
    out.bool(2, capabilities.getProviderSchemaOptional());
    out.bool(3, capabilities.moveResourceState());
    out.bool(4, capabilities.generateResourceConfig());
  }
}
