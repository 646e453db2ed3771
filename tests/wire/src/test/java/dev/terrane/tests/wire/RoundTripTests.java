package dev.terrane.tests.wire;

import static dev.terrane.tests.wire.DecodedFields.reduced;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.ByteString;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.UnknownFieldSet;
import dev.terrane.rpc.Protocol;
import dev.terrane.server.wire.Methods;
import dev.terrane.server.wire.Services;
import io.grpc.MethodDescriptor;
import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every message of every RPC that we serve, against the generated class. */
final class RoundTripTests {
  private static final int SEEDS = 100;

  static Stream<WireMessage> messages() {
    return WireMessage.all();
  }

  @ParameterizedTest
  @MethodSource("messages")
  void whatTheOracleWritesComesBackEqual(WireMessage type) throws InvalidProtocolBufferException {
    for (var seed = 0; seed < SEEDS; seed++) {
      var message = new RandomMessages(seed).next(type.prototype());
      assertThat(throughOurs(type, WireMessage.bytes(message)))
          .as("seed %d", seed)
          .isEqualTo(reduced(message));
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void ourBytesAreTheOraclesBytes(WireMessage type) throws InvalidProtocolBufferException {
    for (var seed = 0; seed < SEEDS; seed++) {
      var message = new RandomMessages(seed).next(type.prototype());
      var bytes = type.write(type.read(WireMessage.bytes(message)));
      assertThat(bytes).as("seed %d", seed).isEqualTo(WireMessage.bytes(type.parse(bytes)));
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void fieldsThatAreNotHeldAreSkipped(WireMessage type) throws InvalidProtocolBufferException {
    for (var seed = 0; seed < SEEDS; seed++) {
      var message = new RandomMessages(seed).nextComplete(type.prototype());
      assertThat(throughOurs(type, WireMessage.bytes(message)))
          .as("seed %d", seed)
          .isEqualTo(reduced(message));
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void unknownFieldsAreSkippedAtEveryDepth(WireMessage type) throws InvalidProtocolBufferException {
    for (var seed = 0; seed < SEEDS; seed++) {
      var message = new RandomMessages(seed).next(type.prototype());
      assertThat(throughOurs(type, WireMessage.bytes(withUnknown(message))))
          .as("seed %d", seed)
          .isEqualTo(reduced(message));
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void twoMessagesInARowAreMergedAsTheOracleDoes(WireMessage type)
      throws InvalidProtocolBufferException {
    for (var seed = 0; seed < SEEDS; seed++) {
      var random = new RandomMessages(seed);
      var first = ByteString.copyFrom(WireMessage.bytes(random.next(type.prototype())));
      var second = ByteString.copyFrom(WireMessage.bytes(random.next(type.prototype())));
      var both = first.concat(second).toByteArray();
      assertThat(throughOurs(type, both)).as("seed %d", seed).isEqualTo(reduced(type.parse(both)));
    }
  }

  @Test
  void everythingThatIsNotHeldExists() {
    var known = new HashSet<String>();
    dev.terrane.protocol.tfplugin6.Tfplugin6.getDescriptor()
        .getMessageTypes()
        .forEach(message -> Messages.collectFields(message, known));
    assertThat(known).containsAll(DecodedFields.NOT_HELD);
  }

  @ParameterizedTest
  @EnumSource
  void everythingThatIsServedCanBeCalled(Protocol protocol) {
    var rpcs = WireMessage.rpcs(protocol);
    var services = Services.of(rpcs, protocol, _ -> new ProviderDouble());
    assertThat(Methods.of(rpcs, protocol))
        .hasSize(protocol == Protocol.V5 ? 32 : 36)
        .extracting(MethodDescriptor::getFullMethodName)
        .containsExactlyInAnyOrderElementsOf(
            services.stream()
                .flatMap(service -> service.getServiceDescriptor().getMethods().stream())
                .map(MethodDescriptor::getFullMethodName)
                .toList());
  }

  private static Message throughOurs(WireMessage type, byte[] bytes)
      throws InvalidProtocolBufferException {
    return reduced(type.parse(type.write(type.read(bytes))));
  }

  private static Message withUnknown(Message message) {
    var builder = message.toBuilder();
    message
        .getAllFields()
        .forEach((field, value) -> {
          if (value instanceof Message inner) {
            builder.setField(field, withUnknown(inner));
          }
        });
    var unknown =
        UnknownFieldSet.Field.newBuilder()
            .addVarint(Long.MIN_VALUE)
            .addFixed32(7)
            .addFixed64(8)
            .addLengthDelimited(ByteString.copyFromUtf8("\u0001\u0002 unknown"))
            .build();
    return builder
        .setUnknownFields(UnknownFieldSet.newBuilder().addField(1_000, unknown).build())
        .build();
  }
}
