package dev.terrane.goplugin.testplugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Command lines of Java programs on the class path of the tests.
public final class JavaProgram {
  private JavaProgram() {}

  /// With the options that start fastest, and more.
  public static List<String> command(Class<?> main, String... options) {
    var all = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    all.addAll(List.of(options));
    return bare(main, all.toArray(String[]::new));
  }

  /// With these options alone.
  public static List<String> bare(Class<?> main, String... options) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(options));
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    return List.copyOf(command);
  }
}
