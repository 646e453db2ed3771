package dev.terrane.tests.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.terrane.tests.docs.ParityTable.Row;
import dev.terrane.tests.docs.ParityTable.Status;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests that `docs/parity.md` has each feature, and names tests that exist.
class ParityTests {
  private static final Set<String> METHODS = TestMethods.all();

  static List<Row> rows() {
    return ParityTable.read().rows();
  }

  static Stream<Arguments> groups() {
    return ParityTable.GROUPS.entrySet().stream()
        .map(group -> arguments(group.getKey(), group.getValue()));
  }

  @ParameterizedTest
  @MethodSource("groups")
  void eachFeatureHasOneRowInOrder(String group, int features) {
    var expected =
        IntStream.rangeClosed(1, features).mapToObj((group + "-%03d")::formatted).toList();
    assertThat(rows().stream().map(Row::id).filter(id -> id.startsWith(group)))
        .containsExactlyElementsOf(expected);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aRowHasFourCells(Row row) {
    assertThat(row.cells()).hasSize(4).noneMatch(String::isBlank);
    var text = row.cells().get(2).replaceFirst("^(none|missing):", "");
    assertThat(text).as("the counterpart, or the reason why there is none").isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void aRowNamesTestsThatExist(Row row) {
    assertThat(row.tests())
        .filteredOn(test -> !METHODS.contains(test))
        .as("tests that do not exist")
        .isEmpty();
    if (row.tests().isEmpty()) {
      assertThat(row.status()).as("the status of a row without a test").isNotEqualTo(Status.MET);
      assertThat(row.unreadable()).isEqualTo(Row.NO_TEST);
    } else {
      assertThat(row.status()).as("the status of a row with a test").isNotEqualTo(Status.NONE);
      assertThat(row.unreadable()).as("what is not a test").isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"FW", "VA", "TY", "MX", "SD"})
  void noFeatureOfAFrameworkIsMissing(String group) {
    assertThat(rows())
        .filteredOn(row -> row.group().equals(group))
        .noneMatch(row -> row.status() == Status.MISSING);
  }

  @Test
  void theNumbersOfThePageAreThoseOfItsRows() {
    var counts = ParityTable.read().counts();
    assertThat(counts).containsOnlyKeys("FW", "VA", "TY", "MX", "SD", "TE", "all");
    counts.forEach((group, cells) -> assertThat(cells).as(group).isEqualTo(counted(group)));
  }

  private static List<String> counted(String group) {
    var rows =
        rows().stream().filter(row -> group.equals("all") || row.group().equals(group)).toList();
    var byStatus =
        Arrays.stream(Status.values())
            .map(status -> rows.stream().filter(row -> row.status() == status).count());
    return Stream.concat(Stream.of((long) rows.size()), byStatus).map(String::valueOf).toList();
  }

  @Test
  void onlyAnnotatedMethodsAreTests() {
    var source =
        List.of(
            "@Test", "void one() {", "void two() {", "@ParameterizedTest", "void three(int n) {");
    assertThat(TestMethods.in("ATests", source))
        .containsExactlyInAnyOrder("ATests.one", "ATests.three");
  }
}
