package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The parent of authors stands alone, so it repeats what this build is tested with.
class VersionsTests {
  @ParameterizedTest
  @CsvSource({
    "jakarta.validation-api, jakarta.validation.version",
    "junit-jupiter, junit.version",
    "assertj-core, assertj.version"
  })
  void theParentOfAuthorsHasTheVersionOfThisBuild(String artifact, String property) {
    var version = after("pom.xml", "<" + property + ">");
    assertThat(after("parent/pom.xml", "<artifactId>" + artifact + "</artifactId> <version>"))
        .isEqualTo(version);
  }

  /// What stands behind a text in a POM, to the end of the element.
  private static String after(String pom, String text) {
    var flat = String.join(" ", Pages.lines(Pages.ROOT.resolve(pom))).replaceAll("\\s+", " ");
    assertThat(flat).as(pom).contains(text);
    return flat.substring(flat.indexOf(text) + text.length()).split("<", 2)[0];
  }
}
