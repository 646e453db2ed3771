package dev.terrane.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Tests that the bill of materials, which has no parent, matches the root POM. */
class BomTests {
  private static final Pattern ARTIFACT =
      Pattern.compile("<artifactId>(terrane-[^<]*)</artifactId>");
  private static final Pattern VERSION =
      Pattern.compile("<version>([^<]*-SNAPSHOT|[0-9.]*)</version>");

  private static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult one) -> one.group(1)).toList();
  }

  @Test
  void theBomListsAllPublishedJars() {
    var published =
        Modules.folders().stream()
            .map(folder -> Modules.text(folder.resolve("pom.xml")))
            .filter(pom -> !pom.contains("<packaging>"))
            .filter(pom -> !pom.contains("<terrane.unpublished>true"))
            // The first is that of the parent.
            .map(pom -> found(ARTIFACT, pom).get(1));
    var bom = found(ARTIFACT, Modules.text(Modules.ROOT.resolve("bom").resolve("pom.xml")));
    assertThat(bom.subList(1, bom.size())).containsExactlyInAnyOrderElementsOf(published.toList());
  }

  @Test
  void theBomHasTheVersionOfThisBuild() {
    var bom = Modules.text(Modules.ROOT.resolve("bom").resolve("pom.xml"));
    assertThat(found(VERSION, bom).getFirst())
        .isEqualTo(found(VERSION, Modules.text(Modules.ROOT.resolve("pom.xml"))).getFirst());
  }
}
