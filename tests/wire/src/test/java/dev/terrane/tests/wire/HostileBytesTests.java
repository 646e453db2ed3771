package dev.terrane.tests.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that invalid bytes are either decoded or rejected with the reason. */
final class HostileBytesTests {
  private static final int SEEDS = 6;
  private static final int MUTATIONS = 200;

  static Stream<WireMessage> messages() {
    return WireMessage.all();
  }

  @ParameterizedTest
  @MethodSource("messages")
  void messagesThatEndTooEarlyAreReadOrRefused(WireMessage type) {
    for (var seed = 0; seed < SEEDS; seed++) {
      var bytes = valid(type, seed);
      for (var length = 0; length < bytes.length; length++) {
        readOrRefuse(type, Arrays.copyOf(bytes, length), "seed " + seed + ", length " + length);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void messagesWithOtherBytesAreReadOrRefused(WireMessage type) {
    for (var seed = 0; seed < SEEDS; seed++) {
      var random = new Random(seed);
      for (var i = 0; i < MUTATIONS; i++) {
        readOrRefuse(type, mutated(valid(type, seed), random), "seed " + seed + ", number " + i);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("messages")
  void randomBytesAreReadOrRefused(WireMessage type) {
    for (var seed = 0; seed < SEEDS * MUTATIONS; seed++) {
      var random = new Random(seed);
      var bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      readOrRefuse(type, bytes, "seed " + seed);
    }
  }

  private static byte[] valid(WireMessage type, int seed) {
    return WireMessage.bytes(new RandomMessages(seed).nextComplete(type.prototype()));
  }

  private static byte[] mutated(byte[] bytes, Random random) {
    for (var i = bytes.length == 0 ? 0 : 1 + random.nextInt(3); i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  private static void readOrRefuse(WireMessage type, byte[] bytes, String which) {
    try {
      assertThat(type.read(bytes)).isNotNull();
    } catch (StatusRuntimeException e) {
      assertThat(e.getStatus().getCode()).as(which).isEqualTo(Status.Code.INTERNAL);
      assertThat(e.getStatus().getDescription())
          .as(which)
          .startsWith(type.name() + " cannot be read: ")
          .doesNotContain("null");
    } catch (RuntimeException | Error e) {
      fail(which, e);
    }
  }
}
