package dev.terrane.goplugin.host;

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

class HostTermsTests {
  private static final String COMPLETE =
      "secret=0aff\nplace=/p\nkey=k\nroom=k.1\nparent=7\nidle=3\nage=0\n";

  private static HostTerms read(String text) throws IOException {
    return HostTerms.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void readsWhatTheLauncherSays() throws IOException {
    var terms = read(COMPLETE);
    var same = new Proof(new byte[] {0x0a, (byte) 0xff});
    assertThat(terms.proof().own(new byte[0], new byte[0]))
        .isEqualTo(same.own(new byte[0], new byte[0]));
    assertThat(terms.room()).isEqualTo(new Room(Path.of("/p"), "k", "k.1"));
    assertThat(terms.parent()).contains(7L);
    assertThat(terms.idle()).isEqualTo(Duration.ofSeconds(3));
    assertThat(terms.age()).isEmpty();
  }

  @Test
  void withoutAParentItOutlivesAll() throws IOException {
    var terms = read(COMPLETE.replace("parent=7", "parent=0").replace("age=0", "age=60"));
    assertThat(terms.parent()).isEmpty();
    assertThat(terms.age()).contains(Duration.ofMinutes(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"secret=0aff", "place=/p", "key=k", "room=k.1", "parent=7", "idle=3"})
  void aPersonWhoTriesTheArgumentIsToldWhoseItIs(String missing) {
    assertThatThrownBy(() -> read(COMPLETE.replace(missing, "")))
        .isInstanceOf(PluginStartException.class)
        .hasMessageStartingWith("The argument \"host\" is for the launcher");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"secret=0aff|secret=zz", "parent=7|parent=x", "idle=3|idle=99999999999999999999"})
  void whatIsOfAnotherFormIsRefused(String change) {
    var parts = change.split("\\|", -1);
    assertThatThrownBy(() -> read(COMPLETE.replace(parts[0], parts[1])))
        .isInstanceOf(PluginStartException.class);
  }
}
