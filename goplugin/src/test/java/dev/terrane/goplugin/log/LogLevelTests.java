package dev.terrane.goplugin.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogLevelTests {
  private static final List<String> VARIABLES = List.of("LOG_ECHO", "LOG");

  private final List<String> complaints = new ArrayList<>();

  @ParameterizedTest
  @CsvSource({
    "TRACE,TRACE",
    "debug,DEBUG",
    "' Info ',INFO",
    "WARN,WARN",
    "ERROR,ERROR",
    "off,OFF",
    "JSON,TRACE"
  })
  void everyLevelIsRead(String text, LogLevel level) {
    assertThat(level(Map.of("LOG", text))).isEqualTo(level);
    assertThat(complaints).isEmpty();
  }

  @Test
  void theMostSpecialVariableDecides() {
    assertThat(level(Map.of("LOG_ECHO", "ERROR", "LOG", "DEBUG"))).isEqualTo(LogLevel.ERROR);
  }

  @Test
  void anEmptyVariableIsNotSet() {
    assertThat(level(Map.of("LOG_ECHO", "", "LOG", "DEBUG"))).isEqualTo(LogLevel.DEBUG);
  }

  @Test
  void withoutAVariableTheHostFilters() {
    assertThat(level(Map.of())).isEqualTo(LogLevel.TRACE);
  }

  @Test
  void aTextThatIsNoLevelMeansEverythingAndIsReported() {
    assertThat(level(Map.of("LOG", "loud"))).isEqualTo(LogLevel.TRACE);
    assertThat(complaints).singleElement().asString().contains("LOG=\"loud\"");
  }

  private LogLevel level(Map<String, String> environment) {
    return LogLevel.fromEnvironment(environment, VARIABLES, complaints::add);
  }
}
