package dev.terrane.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class RunSeedsTests {
  private static List<Long> some(RunSeeds seeds) {
    return List.of(
        seeds.next(String.class),
        seeds.next(String.class),
        seeds.next(Integer.class),
        seeds.next(Integer.class));
  }

  @Test
  void theSourcesOfOneRunHaveDifferentSeeds() {
    assertThat(some(new RunSeeds("42", 0))).doesNotHaveDuplicates();
  }

  @Test
  void theSeedOfARunRepeatsTheSeedsOfItsSources() {
    assertThat(some(new RunSeeds(" 42 ", 0))).isEqualTo(some(new RunSeeds("42", 1)));
    assertThat(some(new RunSeeds("42", 0)))
        .doesNotContainAnyElementsOf(some(new RunSeeds("43", 0)));
  }

  @Test
  void theSeedsOfAClassDoNotDependOnOtherClasses() {
    var alone = new RunSeeds("42", 0).next(Integer.class);
    assertThat(some(new RunSeeds("42", 0))).element(2).isEqualTo(alone);
  }

  @Test
  void aRunWithoutASeedHasAnother() {
    assertThat(some(new RunSeeds("", 7))).isEqualTo(some(new RunSeeds("7", 0)));
  }

  @Test
  void aSeedThatIsNotANumberIsRefused() {
    var seeds = new RunSeeds("x", 0);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> seeds.next(String.class))
        .withMessage("terrane.seed must be an integer, not \"x\"");
  }
}
