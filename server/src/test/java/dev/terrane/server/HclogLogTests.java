package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import dev.terrane.goplugin.log.Secrets;
import dev.terrane.provider.Log;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Levels of a provider, its subsystems and the framework. */
class HclogLogTests {
  private static final Pattern LINE =
      Pattern.compile("\"@level\":\"(.*?)\".*\"@module\":\"(.*?)\",\"@message\":\"(.*?)\"");

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();

  private HclogLog log(Map<String, String> environment) {
    var sink = new LogSink(written, new Secrets());
    var variable = PluginKind.PROVIDER.logVariable("my-files");
    var level = LogLevel.fromEnvironment(environment, List.of(variable), sink::print);
    return new HclogLog(
        HclogLogger.create(sink, "my-files", level), environment, List.of(variable));
  }

  private List<String> lines() {
    return LINE.matcher(written.toString(StandardCharsets.UTF_8))
        .results()
        .map(line -> line.group(1) + " " + line.group(2) + " " + line.group(3))
        .toList();
  }

  private static void all(Log log) {
    log.trace("t");
    log.info("i");
    log.error("e");
  }

  @Test
  void aSubsystemHasItsOwnLevel() {
    var log =
        log(Map.of("TF_LOG_PROVIDER_MY_FILES", "error", "TF_LOG_PROVIDER_MY_FILES_HTTP_2", "info"));
    all(log);
    all(log.subsystem("http-2"));
    assertThat(lines())
        .containsExactly("error my-files e", "info my-files.http-2 i", "error my-files.http-2 e");
    assertThat(log.subsystem("http-2").isEnabled(Log.Level.INFO)).isTrue();
    assertThat(log.subsystem("http-2").isEnabled(Log.Level.DEBUG)).isFalse();
  }

  @Test
  void aSubsystemWithoutAVariableHasTheLevelOfTheProvider() {
    var log = log(Map.of("TF_LOG_PROVIDER_MY_FILES", "INFO"));
    all(log.subsystem("http").subsystem("body"));
    assertThat(lines()).containsExactly("info my-files.http.body i", "error my-files.http.body e");
  }

  @Test
  void theFrameworkHasItsOwnLevel() {
    all(log(Map.of("TF_LOG_SDK_FRAMEWORK", "ERROR", "TF_LOG_SDK", "INFO")).framework());
    assertThat(lines()).containsExactly("error my-files.framework e");
    written.reset();
    all(log(Map.of("TF_LOG_SDK", "INFO", "TF_LOG_PROVIDER_MY_FILES", "OFF")).framework());
    assertThat(lines()).containsExactly("info my-files.framework i", "error my-files.framework e");
    written.reset();
    all(log(Map.of("TF_LOG_PROVIDER_MY_FILES", "ERROR")).framework());
    assertThat(lines()).containsExactly("error my-files.framework e");
  }

  @Test
  void anInvalidLevelOfASubsystemIsReportedOnce() {
    var log = log(Map.of("TF_LOG_PROVIDER_MY_FILES_HTTP", "loud"));
    log.subsystem("http");
    log.subsystem("http");
    assertThat(lines())
        .singleElement()
        .asString()
        .startsWith("warn my-files invalid log level TF_LOG_PROVIDER_MY_FILES_HTTP=");
  }

  @Test
  void aLevelThatTheCliDoesNotWriteIsNotEnabled() {
    var cookie = Map.of(Main.COOKIE.key(), Main.COOKIE.value());
    assertThat(log(cookie).isEnabled(Log.Level.ERROR)).isFalse();
    assertThat(log(with(cookie, "TF_LOG", "INFO")).isEnabled(Log.Level.DEBUG)).isFalse();
    assertThat(log(with(cookie, "TF_LOG", "INFO")).isEnabled(Log.Level.INFO)).isTrue();
    assertThat(log(with(cookie, "TF_LOG_PROVIDER", "JSON")).isEnabled(Log.Level.TRACE)).isTrue();
    assertThat(log(Map.of()).isEnabled(Log.Level.TRACE)).as("started for a debugger").isTrue();
  }

  private static Map<String, String> with(Map<String, String> some, String key, String value) {
    var all = new HashMap<>(some);
    all.put(key, value);
    return all;
  }
}
