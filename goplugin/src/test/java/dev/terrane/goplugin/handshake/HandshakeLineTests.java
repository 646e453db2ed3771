package dev.terrane.goplugin.handshake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.socket.PluginAddress;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class HandshakeLineTests {
  private static final PluginAddress TCP =
      new PluginAddress(PluginAddress.Network.TCP, "127.0.0.1:1234");

  @Test
  void withoutTlsAllSixFieldsArePrintedAndTheLastIsEmpty() {
    var line = new HandshakeLine(6, TCP, "", Optional.empty());

    assertThat(line.text()).isEqualTo("1|6|tcp|127.0.0.1:1234|grpc|");
  }

  @Test
  void aUnixSocketIsNamedByItsPath() {
    var address = PluginAddress.of(Path.of("/tmp/plugin123"));

    assertThat(new HandshakeLine(5, address, "", Optional.empty()).text())
        .isEqualTo("1|5|unix|/tmp/plugin123|grpc|");
  }

  @Test
  void theCertificateHasNoPadding() {
    for (var length = 60; length < 64; length++) {
      var bytes = new byte[length];
      var encoded = HandshakeLine.encode(bytes);

      assertThat(encoded).doesNotContain("=").doesNotContain("\n");
      assertThat(new HandshakeLine(6, TCP, encoded, Optional.empty()).certificateBytes())
          .hasValue(bytes);
    }
  }

  @Test
  void theSeventhFieldStandsOnlyWhereItIsAskedFor() {
    assertThat(new HandshakeLine(6, TCP, "C", Optional.of(false)).text())
        .isEqualTo("1|6|tcp|127.0.0.1:1234|grpc|C|false");
    assertThat(new HandshakeLine(6, TCP, "C", Optional.of(true)).text()).endsWith("|grpc|C|true");
  }

  @Test
  void aPrintedLineIsReadBack() {
    var line = new HandshakeLine(6, TCP, HandshakeLine.encode(new byte[99]), Optional.of(true));

    assertThat(HandshakeLine.parse("  " + line.text() + " \n", Set.of(5, 6))).isEqualTo(line);
  }

  @Test
  void fiveFieldsAreEnoughWithoutTls() {
    var line = HandshakeLine.parse("1|6|tcp|127.0.0.1:1234|grpc", Set.of(6));

    assertThat(line.certificateBytes()).isEmpty();
    assertThat(line.multiplex()).isEmpty();
  }

  @Test
  void aCertificateOfFiftyCharactersIsNone() {
    var line = HandshakeLine.parse("1|6|tcp|127.0.0.1:1234|grpc|" + "A".repeat(50), Set.of(6));

    assertThat(line.certificateBytes()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "bad-lines.csv", numLinesToSkip = 1)
  void aBadLineIsRefusedWithItsReason(String line, String reason) {
    assertThatThrownBy(() -> HandshakeLine.parse(line == null ? "" : line, Set.of(5, 6)))
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aPaddedCertificateIsRefused() {
    var padded = Base64.getEncoder().encodeToString(new byte[61]);
    var line = HandshakeLine.parse("1|6|tcp|127.0.0.1:1234|grpc|" + padded, Set.of(6));

    assertThatThrownBy(line::certificateBytes)
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("error parsing server cert")
        .hasMessageContaining("padded");
  }

  @Test
  void aCertificateThatIsNoBase64IsRefused() {
    var line = HandshakeLine.parse("1|6|tcp|127.0.0.1:1234|grpc|" + "*".repeat(60), Set.of(6));

    assertThatThrownBy(line::certificateBytes)
        .isInstanceOf(HandshakeException.class)
        .hasMessageContaining("error parsing server cert");
  }
}
