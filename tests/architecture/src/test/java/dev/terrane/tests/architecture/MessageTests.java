package dev.terrane.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of the messages in the sources of all modules. */
class MessageTests {
  private static final List<String> MODULES = List.of("provider", "engine", "processor", "testkit");
  private static final Pattern LITERAL = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"");

  /** A call in a sentence. */
  private static final Pattern CALL =
      Pattern.compile("(?<=[ (\"])(?:in\\.|call\\.)?([a-z]\\w+)\\((?:\\.\\.\\.)?\\)");

  private static final String OF_EACH_MODEL = "toState";

  private static Stream<String> sources(String module) {
    // The literals of the emit packages are generated code.
    return Modules.files(Path.of("..", "..", module, "src", "main", "java")).stream()
        .filter(one -> !one.toString().contains("emit"))
        .map(Modules::text);
  }

  @Test
  void aMessageNamesOnlyMethodsThatExist() {
    var existing =
        Modules.CLASSES.stream()
            .flatMap(one -> one.getMethods().stream())
            .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
            .map(JavaMethod::getName)
            .collect(Collectors.toCollection(TreeSet::new));
    existing.add(OF_EACH_MODEL);
    var named =
        MODULES.stream()
            .flatMap(MessageTests::sources)
            .flatMap(source -> LITERAL.matcher(source).results().map(MatchResult::group))
            .flatMap(literal -> CALL.matcher(literal).results().map(call -> call.group(1)))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(named).contains("nullable", "changesWith", "toState").isSubsetOf(existing);
  }
}
