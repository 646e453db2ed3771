package dev.terrane.server;

import dev.terrane.goplugin.log.HclogLogger;
import dev.terrane.goplugin.log.LogLevel;
import dev.terrane.goplugin.log.LogSink;
import java.util.List;
import java.util.Map;

/**
 * Detects that this JVM has rejected the AOT cache of its package. Such a JVM continues without it,
 * and starts several times slower.
 */
final class AotCacheCheck {
  /** Set by the packager together with the option for the cache. */
  private static final String PROPERTY = "terrane.aot.cache";

  private AotCacheCheck() {}

  static boolean isRejected() {
    return isRejected(
        System.getProperty(PROPERTY, "").equals("required"),
        System.getProperty("java.vm.info", ""));
  }

  /**
   * Decides by the system property with information about the JVM.
   *
   * @param isRequired whether the package has a cache
   * @param vmInfo contains "sharing" if classes come from a cache; the image of a package has no
   *     other cache
   */
  static boolean isRejected(boolean isRequired, String vmInfo) {
    return isRequired && !vmInfo.contains("sharing");
  }

  /**
   * Writes a warning if the cache was rejected. For a shared JVM, the native launcher writes it.
   */
  static void warn(Map<String, String> environment, LogSink sink) {
    if (isRejected()) {
      var level = LogLevel.fromEnvironment(environment, List.of(), sink::print);
      HclogLogger.create(sink, "jvm", level)
          .warn(
              "the JVM does not use the AOT cache of the package, so it starts more slowly. The"
                  + " reason is in the JVM's lines with [aot] before this one (TF_LOG=debug shows"
                  + " them)."
                  + " Remove the options in TERRANE_JAVA_OPTIONS; if there are none, install the"
                  + " package again.");
    }
  }
}
