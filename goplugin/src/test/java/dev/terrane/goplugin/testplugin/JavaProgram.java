package dev.terrane.goplugin.testplugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Command lines of Java programs on the class path of the tests.
public final class JavaProgram {
  private JavaProgram() {}

  public static List<String> command(Class<?> main, String... options) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:TieredStopAtLevel=1");
    command.add("-XX:+UseSerialGC");
    command.addAll(List.of(options));
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(main.getName());
    return List.copyOf(command);
  }
}
