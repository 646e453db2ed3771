package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.goplugin.PluginStartException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DaemonOptionsTests {
  private static final String COMPLETE =
      "secret=0aff\nbase=/b\nkey=k\ndirectory=k.1\nparent=7\nidle=3\nmaxAge=0\n";

  private static DaemonOptions read(String text) throws IOException {
    return DaemonOptions.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void readsTheOptionsOfTheLauncher() throws IOException {
    var options = read(COMPLETE);
    var same = new SharedSecret(new byte[] {0x0a, (byte) 0xff});
    assertThat(options.secret().daemonProof(new byte[0], new byte[0]))
        .isEqualTo(same.daemonProof(new byte[0], new byte[0]));
    assertThat(options.directory()).isEqualTo(new DaemonDirectory(Path.of("/b"), "k", "k.1"));
    assertThat(options.parent()).contains(7L);
    assertThat(options.idle()).isEqualTo(Duration.ofSeconds(3));
    assertThat(options.maxAge()).isEmpty();
  }

  @Test
  void aParentIsOptional() throws IOException {
    var options = read(COMPLETE.replace("parent=7", "parent=0").replace("maxAge=0", "maxAge=60"));
    assertThat(options.parent()).isEmpty();
    assertThat(options.maxAge()).contains(Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"secret=0aff", "base=/b", "key=k", "directory=k.1", "parent=7", "idle=3"})
  void aMissingOptionIsAnError(String missing) {
    assertThatThrownBy(() -> read(COMPLETE.replace(missing, "")))
        .isInstanceOf(PluginStartException.class)
        .hasMessageStartingWith("The argument \"daemon\" is reserved for the launcher");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"secret=0aff|secret=zz", "parent=7|parent=x", "idle=3|idle=99999999999999999999"})
  void anInvalidOptionIsAnError(String change) {
    var parts = change.split("\\|", -1);
    assertThatThrownBy(() -> read(COMPLETE.replace(parts[0], parts[1])))
        .isInstanceOf(PluginStartException.class);
  }
}
