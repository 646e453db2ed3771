package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.PluginStartException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks the daemon's side of docs/launcher-protocol.md by the cases that the launcher is tested
/// with, too.
class ProtocolTests {
  private static final Path CASES = Path.of("..", "launcher", "testdata", "protocol");
  private static final HexFormat HEX = HexFormat.of();

  @TempDir Path base;

  /// Reads a table of cases. A dash is an empty value.
  private static List<List<String>> cases(String name) {
    try (var lines = Files.lines(CASES.resolve(name))) {
      return lines
          .filter(line -> !line.startsWith("#"))
          .map(line -> Arrays.stream(line.split("\t")).map(ProtocolTests::cell).toList())
          .toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static String cell(String text) {
    return text.equals("-") ? "" : text.replace("\\n", "\n");
  }

  private static DaemonOptions options(String text) throws IOException {
    return DaemonOptions.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void framesAreWrittenAsSpecified() {
    for (var row : cases("frames.tsv")) {
      var content = HEX.parseHex(row.get(1));
      var frame = ByteBuffer.allocate(Frame.HEADER_LENGTH + content.length);
      Frame.valueOf(row.get(0).toUpperCase(Locale.ROOT)).write(frame, content, 0, content.length);
      assertThat(HEX.formatHex(frame.array())).as(row.get(0)).isEqualTo(row.get(2));
    }
  }

  @Test
  void eachTypeOfFrameIsSpecified() {
    var specified =
        cases("frames.tsv").stream()
            .map(row -> Frame.valueOf(row.getFirst().toUpperCase(Locale.ROOT)))
            .collect(Collectors.toSet());
    assertThat(specified).containsExactlyInAnyOrder(Frame.values());
  }

  @Test
  void requestsAreReadAsSpecified() {
    for (var row : cases("requests.tsv")) {
      ConnectionRequest expected =
          row.get(0).equals("session")
              ? new ConnectionRequest.OpenSession(row.get(1), Integer.parseInt(row.get(2)))
              : new ConnectionRequest.PassConnection(row.get(1));
      assertThat(ConnectionRequest.parse(row.get(3))).contains(expected);
    }
  }

  @Test
  void invalidRequestsAreRejected() {
    for (var row : cases("invalid-requests.tsv")) {
      assertThat(ConnectionRequest.parse(row.get(1))).as(row.get(0)).isEmpty();
    }
  }

  @Test
  void proofsAreComputedAsSpecified() {
    for (var row : cases("proofs.tsv")) {
      var bytes = row.stream().map(HEX::parseHex).toList();
      var secret = new SharedSecret(bytes.get(0));
      assertThat(secret.daemonProof(bytes.get(1), bytes.get(2))).isEqualTo(bytes.get(3));
      assertThat(secret.isLauncherProof(bytes.get(4), bytes.get(1), bytes.get(2))).isTrue();
    }
  }

  @Test
  void optionsAreReadAsSpecified() throws IOException {
    for (var row : cases("options.tsv")) {
      var options = options(row.get(7));
      var secret = new SharedSecret(HEX.parseHex(row.get(0)));
      var nonce = new byte[SharedSecret.NONCE_LENGTH];
      assertThat(options.secret().daemonProof(nonce, nonce))
          .isEqualTo(secret.daemonProof(nonce, nonce));
      assertThat(options.directory())
          .isEqualTo(new DaemonDirectory(Path.of(row.get(1)), row.get(2), row.get(3)));
      assertThat(options.parent()).isEqualTo(positive(row.get(4)));
      assertThat(options.idle()).hasSeconds(Long.parseLong(row.get(5)));
      assertThat(options.maxAge().map(age -> age.toSeconds())).isEqualTo(positive(row.get(6)));
    }
  }

  private static Optional<Long> positive(String text) {
    return Optional.of(Long.valueOf(text)).filter(number -> number > 0);
  }

  @Test
  void invalidOptionsAreRejected() {
    for (var row : cases("invalid-options.tsv")) {
      assertThatThrownBy(() -> options(row.get(1)))
          .as(row.get(0))
          .isInstanceOf(PluginStartException.class);
    }
  }

  @Test
  void aDaemonDeletesTheRecordThatNamesIt() throws IOException {
    for (var row : cases("records.tsv")) {
      var names = row.get(1).isEmpty() ? row.get(0) + ".0a1b2c3d4e5f" : row.get(1);
      var directory = new DaemonDirectory(base, row.get(0), names);
      Files.writeString(directory.record(), row.get(2));
      directory.delete();
      assertThat(Files.exists(directory.record())).as(row.get(2)).isEqualTo(row.get(1).isEmpty());
    }
  }

  private static String path(String name) {
    return cases("paths.tsv").stream()
        .filter(row -> row.getFirst().equals(name))
        .findFirst()
        .orElseThrow()
        .get(1);
  }

  @Test
  void pathsAreAsSpecified() {
    var directory = new DaemonDirectory(base, path("key"), path("directory"));
    assertThat(directory.path()).isEqualTo(base.resolve(path("directory")));
    assertThat(directory.socket()).isEqualTo(base.resolve(path("socket")));
    assertThat(directory.record()).isEqualTo(base.resolve(path("record")));
    assertThat(directory.lock()).isEqualTo(base.resolve(path("lock")));
  }

  @Test
  void limitsAreAsSpecified() {
    var limits = new HashMap<String, Integer>();
    cases("limits.tsv").forEach(row -> limits.put(row.get(0), Integer.valueOf(row.get(1))));
    assertThat(limits)
        .containsAllEntriesOf(
            Map.of(
                "longest content that the daemon sends", Frame.MAX_CONTENT,
                "nonce", SharedSecret.NONCE_LENGTH,
                "proof", SharedSecret.PROOF_LENGTH,
                "longest record", DaemonDirectory.MAX_RECORD_LENGTH,
                "authentication", (int) UnauthenticatedConnections.TIMEOUT.toSeconds(),
                "unauthenticated connections", UnauthenticatedConnections.MAX_CONNECTIONS,
                "exit code without a socket", Daemon.EXIT_NO_SOCKET));
  }
}
