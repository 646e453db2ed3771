package dev.terrane.goplugin.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WireTests {
  @ParameterizedTest
  @ValueSource(longs = {1, 127, 128, 300, Integer.MAX_VALUE, Long.MAX_VALUE, -1, Long.MIN_VALUE})
  void numbersAreThoseOfProtobuf(long value) throws IOException {
    var bytes = new WireWriter().number(5, value).toBytes();

    var oracle = CodedInputStream.newInstance(bytes);
    assertThat(oracle.readTag()).isEqualTo(5 << 3);
    assertThat(oracle.readInt64()).isEqualTo(value);
    var reader = new WireReader(bytes);
    assertThat(reader.next()).isTrue();
    assertThat(reader.number()).isEqualTo(value);
    assertThat(reader.next()).isFalse();
  }

  @Test
  void fieldsThatAreNotKnownAreSkipped() throws IOException {
    var out = new ByteArrayOutputStream();
    var oracle = CodedOutputStream.newInstance(out);
    oracle.writeFixed64(9, 1);
    oracle.writeFixed32(10, 1);
    oracle.writeInt64(11, -1);
    oracle.writeString(12, "more");
    oracle.writeString(2, "tcp");
    oracle.flush();

    var info = ConnInfo.MARSHALLER.parse(new ByteArrayInputStream(out.toByteArray()));

    assertThat(info).isEqualTo(new ConnInfo(0, "tcp", "", Optional.empty()));
  }

  @Test
  void aConnInfoComesBackAsItWent() {
    var info =
        new ConnInfo(7, "unix", "/x", Optional.of(new ConnInfo.Knock(true, true, "no room")));

    assertThat(ConnInfo.MARSHALLER.parse(ConnInfo.MARSHALLER.stream(info))).isEqualTo(info);
  }

  @Test
  void whatIsPrintedComesBackAsItWent() {
    for (var channel : StdioData.Channel.values()) {
      var data = new StdioData(channel, "text".getBytes(StandardCharsets.UTF_8));

      var back = StdioData.MARSHALLER.parse(StdioData.MARSHALLER.stream(data));

      assertThat(back.channel()).isEqualTo(channel);
      assertThat(back.text()).isEqualTo("text");
    }
  }

  @Test
  void aLengthBeyondTheMessageIsRefusedBeforeItIsAllocated() {
    // Field 2, length 2^31 - 1.
    byte[] bytes = {0x12, -1, -1, -1, -1, 7};

    assertMalformed(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"08", "0a05", "07", "00", "0b", "ffffffffffffffffffffff01", "0d00"})
  void malformedBytesAreAnErrorOfTheCall(String hex) {
    assertMalformed(HexFormat.of().parseHex(hex));
  }

  @Test
  void randomBytesNeverDoMoreThanFail() {
    var seed = 20260101L;
    var random = new Random(seed);
    for (var i = 0; i < 5_000; i++) {
      var bytes = new byte[random.nextInt(40)];
      random.nextBytes(bytes);
      try {
        ConnInfo.MARSHALLER.parse(new ByteArrayInputStream(bytes));
        StdioData.MARSHALLER.parse(new ByteArrayInputStream(bytes));
        Empty.MARSHALLER.parse(new ByteArrayInputStream(bytes));
      } catch (StatusRuntimeException e) {
        assertThat(e.getStatus().getCode()).as("seed %s", seed).isEqualTo(Status.Code.INTERNAL);
      }
    }
  }

  private static void assertMalformed(byte[] bytes) {
    assertThatThrownBy(() -> ConnInfo.MARSHALLER.parse(new ByteArrayInputStream(bytes)))
        .isInstanceOf(StatusRuntimeException.class)
        .hasMessageContaining("malformed message");
  }
}
