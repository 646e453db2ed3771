package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Acceptance tests of what Terraform 1.11 does not have are skipped where no newer CLI is. Their
/// steps run on Core in Java everywhere: `ActionAT.itIsInvoked` in `ActionCoreTests.itIsInvoked`.
class CoreCounterpartTests {
  private static final int USUAL_MINOR = 11;
  private static final Pattern FEATURE = Pattern.compile("([A-Z_]+)\\(\"1\\.(\\d+)\".*");
  private static final Pattern ASSUMED = Pattern.compile(".*assume\\(CliFeature\\.([A-Z_]+)\\).*");
  private static final Pattern METHOD = Pattern.compile("(?:\\w+ )*void (\\w+)\\(.*");

  @Test
  void stepsThatNeedANewerCliRunOnCoreInJavaToo() {
    var newer = newerFeatures();
    assertThat(newer).contains("ACTIONS", "STATE_STORES").doesNotContain("WRITE_ONLY");
    var counterparts =
        Pages.files(name -> name.endsWith("AT.java")).stream()
            .flatMap(file -> skipped(type(file), Pages.lines(file), newer).stream())
            .map(CoreCounterpartTests::counterpart)
            .toList();
    assertThat(counterparts).hasSizeGreaterThan(25);
    assertThat(TestMethods.all()).containsAll(counterparts);
  }

  @Test
  void aConditionBeforeEachTestIsThatOfAllTests() {
    var source =
        List.of(
            "@BeforeEach",
            "void workspace() {",
            "  cli.assume(CliFeature.ACTIONS);",
            "}",
            "@Test",
            "void one() {}",
            "@Test",
            "void two() {}");
    assertThat(skipped("XAT", source, List.of("ACTIONS")))
        .containsExactlyInAnyOrder("XAT.one", "XAT.two");
    assertThat(skipped("XAT", source, List.of("OTHER"))).isEmpty();
  }

  @Test
  void aConditionInATestIsOnlyThatOfTheTest() {
    var source =
        List.of(
            "@Test",
            "void one() {",
            "  cli.assume(CliFeature.ACTIONS);",
            "}",
            "@Test",
            "void two() {}");
    assertThat(skipped("XAT", source, List.of("ACTIONS"))).containsExactly("XAT.one");
  }

  private static String counterpart(String method) {
    // An example is tested in its own module.
    return method.equals("FilesAT.anImportBlockNamesTheIdentity")
        ? "NoteLifeTests.aNoteIsImportedByItsIdentity"
        : method.replaceFirst("AT\\.", "CoreTests.");
  }

  private static String type(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static List<String> newerFeatures() {
    var features =
        Pages.files("CliFeature.java"::equals).stream().flatMap(CoreCounterpartTests::of);
    return features
        .filter(feature -> feature.getValue() > USUAL_MINOR)
        .map(Map.Entry::getKey)
        .distinct()
        .toList();
  }

  /// The features of a source with the minor version of the first Terraform that has them.
  private static Stream<Map.Entry<String, Integer>> of(Path source) {
    return Pages.lines(source).stream()
        .map(line -> FEATURE.matcher(line.strip()))
        .filter(Matcher::matches)
        .map(found -> Map.entry(found.group(1), Integer.valueOf(found.group(2))));
  }

  /// The test methods that run only on a CLI with one of the features.
  private static List<String> skipped(String type, List<String> source, List<String> features) {
    var all = TestMethods.in(type, source);
    var conditional = new HashSet<String>();
    var method = type;
    for (var line : source) {
      var begun = METHOD.matcher(line.strip());
      if (begun.matches()) {
        method = type + "." + begun.group(1);
      }
      var assumed = ASSUMED.matcher(line);
      if (assumed.matches() && features.contains(assumed.group(1))) {
        conditional.add(method);
      }
    }
    // A condition elsewhere, before each test for example, may be that of any test.
    return List.copyOf(all.containsAll(conditional) ? conditional : all);
  }
}
