package dev.terrane.provider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LogTests {
  private final List<String> lines = new ArrayList<>();
  private final Log log =
      (level, message, fields) -> lines.add(level + " " + message + " " + new TreeMap<>(fields));

  @Test
  void aFieldThatStaysIsInEachMessage() {
    var requests = log.with("id", 7).with("zone", "z");
    requests.trace("a");
    requests.write(Log.Level.ERROR, "b", Map.of("zone", "y"));
    log.error("c");
    assertThat(lines)
        .containsExactly("TRACE a {id=7, zone=z}", "ERROR b {id=7, zone=y}", "ERROR c {}");
  }

  @Test
  void aMaskReplacesTextsInMessagesAndFields() {
    log.withMask(Pattern.compile("key-[0-9]+"))
        .withMask(Pattern.compile("a.b", Pattern.LITERAL))
        .write(Log.Level.INFO, "key-1 and a.b, not axb", Map.of("k", List.of("key-22"), "n", 1));
    assertThat(lines).containsExactly("INFO *** and ***, not axb {k=[***], n=1}");
  }

  @Test
  void aMaskReplacesTextsInNumbers() {
    log.withMask(Pattern.compile("4711")).write(Log.Level.INFO, "m", Map.of("pin", 4711, "n", 42));
    assertThat(lines).containsExactly("INFO m {n=42, pin=***}");
  }

  @Test
  void maskedFieldsHaveNoValue() {
    log.with("token", "t")
        .withMaskedFields("token")
        .withMaskedFields("pin")
        .write(Log.Level.INFO, "m", Map.of("pin", 1, "p", 2));
    assertThat(lines).containsExactly("INFO m {p=2, pin=***, token=***}");
  }

  @Test
  void aSubsystemKeepsFieldsAndMasks() {
    var derived = log.with("id", 7).withMask(Pattern.compile("secret"));
    derived.subsystem("http").debug("a secret");
    assertThat(lines).containsExactly("DEBUG a *** {id=7, subsystem=http}");
  }
}
