package dev.terrane.goplugin.handshake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProtocolVersionsTests {
  @ParameterizedTest
  @CsvSource({"'5,6',6", "'6,5',6", "'5',5", "'6,7,8',6", "' 5 , 6 ',6", "'5,,6',6"})
  void theHighestCommonVersionIsChosen(String offered, int chosen) {
    assertThat(choose(offered)).isEqualTo(chosen);
  }

  @ParameterizedTest
  @CsvSource({"'7,8',5", "'',5", "'x',5"})
  void withoutACommonVersionOurLowestIsNamed(String offered, int chosen) {
    assertThat(choose(offered)).isEqualTo(chosen);
  }

  @Test
  void withoutAnOfferOurLowestIsNamed() {
    var chosen = ProtocolVersions.choose(Set.of(6, 5), Optional.empty(), text -> {});

    assertThat(chosen).isEqualTo(5);
  }

  @Test
  void anEntryThatIsNoNumberIsReportedAndSkipped() {
    var complaints = new ArrayList<String>();

    var chosen =
        ProtocolVersions.choose(Set.of(5, 6), Optional.of("5,six,99999999999"), complaints::add);

    assertThat(chosen).isEqualTo(5);
    assertThat(complaints).hasSize(2).first().asString().contains("six");
  }

  private static int choose(String offered) {
    return ProtocolVersions.choose(Set.of(5, 6), Optional.of(offered), text -> {});
  }
}
