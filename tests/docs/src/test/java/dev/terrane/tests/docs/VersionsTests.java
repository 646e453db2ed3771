package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that the parent POM of authors, which has no parent, has the versions that this build
/// tests.
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

  /// The text after another one in a POM, to the end of the element.
  private static String after(String pom, String text) {
    var flat = String.join(" ", Pages.lines(Pages.ROOT.resolve(pom))).replaceAll("\\s+", " ");
    assertThat(flat).as(pom).contains(text);
    return flat.substring(flat.indexOf(text) + text.length()).split("<", 2)[0];
  }
}
