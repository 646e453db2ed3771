package dev.terrane.tests.docs;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The test methods of the repository, as their sources declare them.
final class TestMethods {
  private static final Pattern ANNOTATION =
      Pattern.compile("@(Test|ParameterizedTest|RepeatedTest)\\b.*");
  private static final Pattern METHOD = Pattern.compile("(?:public )?void (\\w+)\\(.*");

  private TestMethods() {}

  /// {@return the methods as `ClassName.methodName`}
  static Set<String> all() {
    return Pages.files(name -> name.endsWith("Tests.java") || name.endsWith("AT.java")).stream()
        .flatMap(file -> in(name(file), Pages.lines(file)).stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  private static String name(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  /// {@return the test methods of a class}
  ///
  /// @param type the name of the class
  /// @param lines its source
  static Set<String> in(String type, List<String> lines) {
    var methods = new HashSet<String>();
    var annotated = false;
    for (var line : lines) {
      var text = line.strip();
      annotated |= ANNOTATION.matcher(text).matches();
      var method = METHOD.matcher(text);
      if (annotated && method.matches()) {
        methods.add(type + "." + method.group(1));
        annotated = false;
      }
    }
    return methods;
  }
}
