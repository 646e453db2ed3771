package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.rules.ProposedNew.NewKey;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ProposedNewTests {
  private static final String FILE = "proposed-new.md";

  static Stream<List<String>> current() {
    return MarkdownTable.rows(FILE, "current");
  }

  static Stream<List<String>> old() {
    return MarkdownTable.rows(FILE, "up to 1.11");
  }

  static Stream<List<String>> dataSources() {
    return MarkdownTable.rows(FILE, "data source");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("current")
  void mergesAsCurrentTerraform(List<String> row) {
    var prior = Catalog.value(row.get(1));
    var config = Catalog.value(row.get(2));

    assertThat(ProposedNew.of(Catalog.MEMBERS, prior, config)).isEqualTo(Catalog.value(row.get(3)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("old")
  void mergesAsTerraformDidBefore(List<String> row) {
    var prior = Catalog.value(row.get(1));
    var config = Catalog.value(row.get(2));

    assertThat(ProposedNew.of(Catalog.MEMBERS, prior, config, NewKey.AS_CONFIGURED))
        .isEqualTo(Catalog.value(row.get(3)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("dataSources")
  void plansDataSourceThatIsReadLater(List<String> row) {
    assertThat(ProposedNew.plannedDataSource(Catalog.MEMBERS, Catalog.value(row.get(1))))
        .isEqualTo(Catalog.value(row.get(2)));
  }
}
