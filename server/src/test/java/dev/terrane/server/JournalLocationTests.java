package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.journal.JournalPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class JournalLocationTests {
  @TempDir Path working;

  private Optional<JournalPath> find(String system, Map<String, String> environment) {
    return new JournalLocation(environment, system, working).find("x.Provider", "me");
  }

  private Optional<String> directory(String system, Map<String, String> environment) {
    return find(system, environment).map(place -> place.directory().toString());
  }

  private String name(Map<String, String> environment) {
    return find("Linux", environment).orElseThrow().name();
  }

  @Test
  void eachSystemHasItsDirectoryForState() {
    assertThat(directory("Linux", Map.of("HOME", "/h", "XDG_STATE_HOME", "/s")))
        .hasValue("/s/terrane/journal");
    assertThat(directory("Linux", Map.of("HOME", "/h", "XDG_STATE_HOME", "")))
        .hasValue("/h/.local/state/terrane/journal");
    assertThat(directory("Mac OS X", Map.of("HOME", "/h", "XDG_STATE_HOME", "/s")))
        .hasValue("/h/Library/Application Support/terrane/journal");
    assertThat(directory("Windows 11", Map.of("LOCALAPPDATA", "/l")))
        .hasValue("/l/terrane/journal");
  }

  @Test
  void withoutAHomeThereIsNone() {
    assertThat(find("Linux", Map.of())).isEmpty();
    assertThat(find("Linux", Map.of("HOME", ""))).isEmpty();
    assertThat(find("Linux", Map.of("XDG_STATE_HOME", "relative"))).isEmpty();
    assertThat(find("Windows 11", Map.of("HOME", "/h"))).isEmpty();
  }

  @Test
  void itCanBeSwitchedOff() {
    for (var off : new String[] {"off", "OFF", "0", "false", "no"}) {
      assertThat(find("Linux", Map.of("HOME", "/h", "TERRANE_JOURNAL", off))).isEmpty();
    }
    assertThat(find("Linux", Map.of("HOME", "/h", "TERRANE_JOURNAL", "on"))).isPresent();
    assertThat(find("Linux", JournalLocation.without(Map.of("HOME", "/h")))).isEmpty();
  }

  @Test
  void eachWorkspaceHasItsOwn() throws IOException {
    var home = Map.of("HOME", "/h");
    var usual = name(home);
    assertThat(name(Map.of("HOME", "/h", "TF_WORKSPACE", "default"))).isEqualTo(usual);
    assertThat(name(Map.of("HOME", "/h", "TF_WORKSPACE", "blue"))).isNotEqualTo(usual);
    Files.createDirectory(working.resolve(".terraform"));
    Files.writeString(working.resolve(".terraform/environment"), "blue");
    assertThat(name(home)).isEqualTo(name(Map.of("HOME", "/h", "TF_WORKSPACE", "blue")));
    assertThat(name(Map.of("HOME", "/h", "TF_WORKSPACE", "default"))).isEqualTo(usual);
    assertThat(name(Map.of("HOME", "/h", "TF_DATA_DIR", "elsewhere"))).isEqualTo(usual);
  }

  @Test
  void eachProviderAndDirectoryHasItsOwn() {
    var home = Map.of("HOME", "/h");
    var other = new JournalLocation(home, "Linux", working.resolve("other"));
    assertThat(other.find("x.Provider", "me").orElseThrow().name()).isNotEqualTo(name(home));
    var here = new JournalLocation(home, "Linux", working);
    assertThat(here.find("y.Provider", "me").orElseThrow().name()).isNotEqualTo(name(home));
  }
}
