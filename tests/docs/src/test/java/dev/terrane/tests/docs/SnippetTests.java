package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests the snippets of the documents. A snippet with a file name is written, compiled and run by
/// [GuideAT]; any other one is an excerpt of a file that the build compiles or a test runs.
class SnippetTests {
  private static final Set<String> RUN_ELSEWHERE = Set.of("sh", "console");
  private static final Map<String, Predicate<String>> SOURCES =
      Map.of(
          "java", name -> name.endsWith(".java"),
          "kotlin", name -> name.endsWith(".kt"),
          "go", name -> name.endsWith(".go"),
          "python", name -> name.endsWith(".py"),
          "json", name -> name.equals("training.json") || name.startsWith("official-"),
          "hcl", name -> name.endsWith(".tf") || name.endsWith(".tfrc"),
          "xml", name -> name.equals("pom.xml"));
  private static final Pattern LINK = Pattern.compile("(?<!!)\\[[^]]*]\\(([^)#\\s]+)(#[^)]*)?\\)");

  static Stream<Snippet> snippets() {
    return Pages.markdown().stream()
        .flatMap(page -> Pages.snippets(page).stream())
        .filter(snippet -> snippet.word("file").isEmpty())
        .filter(snippet -> !snippet.language().isEmpty() && !snippet.language().equals("text"))
        .filter(snippet -> !RUN_ELSEWHERE.contains(snippet.language()));
  }

  @ParameterizedTest
  @MethodSource("snippets")
  void aSnippetStandsWordForWordInCodeThatIsCompiled(Snippet snippet) {
    assertThat(SOURCES).as("languages that are looked after").containsKey(snippet.language());
    var excerpt = new Excerpt(snippet.lines());
    var files = Pages.files(SOURCES.getOrDefault(snippet.language(), _ -> false));
    assertThat(files)
        .as("a source file with the lines of %s", snippet)
        .anyMatch(file -> excerpt.standsIn(Pages.lines(file)));
  }

  static Stream<Snippet> commands() {
    return Stream.concat(Stream.of(Pages.ROOT.resolve("README.md")), contributing())
        .flatMap(page -> Pages.snippets(page).stream())
        .filter(snippet -> snippet.language().equals("sh"));
  }

  private static Stream<Path> contributing() {
    return Stream.of(Pages.ROOT.resolve("CONTRIBUTING.md"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void aCommandOfTheReadmeIsAFileOfTheRepositoryOrMaven(Snippet snippet) {
    for (var line : snippet.lines()) {
      var command = line.strip().split(" ", 2)[0];
      if (!command.isEmpty() && !command.startsWith("#") && !command.equals("mvn")) {
        assertThat(Pages.ROOT.resolve(command)).as("%s: %s", snippet, line).isExecutable();
      }
    }
  }

  static List<Path> pages() {
    return Pages.markdown();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aLinkLeadsToAFile(Path page) {
    for (var line : Pages.lines(page)) {
      LINK.matcher(line)
          .results()
          .map(link -> link.group(1))
          .filter(target -> !target.contains(":"))
          .forEach(target ->
              assertThat(Files.exists(page.resolveSibling(target)))
                  .as("%s links to %s", page.getFileName(), target)
                  .isTrue());
    }
  }
}
