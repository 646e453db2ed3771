package dev.terrane.testkit.internal.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Values and changes in the JSON of plans.
class PlanDocumentTests {
  private static final CtyType TYPE =
      CtyType.object(
          Map.of(
              "id",
              CtyType.STRING,
              "tags",
              CtyType.map(CtyType.STRING),
              "sizes",
              CtyType.list(CtyType.NUMBER),
              "any",
              CtyType.DYNAMIC));

  private static PlanDocument plan(String change) {
    return new PlanDocument(
        Document.of("{\"resource_changes\":[{\"address\":\"a.it\",\"change\":" + change + "}]}"));
  }

  private static CtyValue object(CtyValue id, CtyValue tags, CtyValue sizes, CtyValue any) {
    return CtyValue.object(Map.of("id", id, "tags", tags, "sizes", sizes, "any", any));
  }

  @Test
  void unknownPartsAreMerged() {
    var plan =
        plan(
            """
            {"actions":["create"],"before":null,
             "after":{"tags":{"k":"v"},"sizes":[1,null],"any":true},
             "after_unknown":{"id":true,"tags":{"u":true},"sizes":[false,true]}}
            """);
    var change = plan.change("a.it", TYPE).orElseThrow();
    assertThat(change.action()).isEqualTo(Action.CREATE);
    assertThat(change.prior().isNull()).isTrue();
    assertThat(change.planned())
        .isEqualTo(
            object(
                CtyValue.unknown(CtyType.STRING),
                CtyValue.map(
                    CtyType.STRING,
                    Map.of("k", CtyValue.string("v"), "u", CtyValue.unknown(CtyType.STRING))),
                CtyValue.list(
                    CtyType.NUMBER, List.of(CtyValue.number(1), CtyValue.unknown(CtyType.NUMBER))),
                CtyValue.bool(true)));
  }

  @Test
  void pathsOfAReplacementFollowTheSchema() {
    var plan =
        plan(
            """
            {"actions":["delete","create"],"before":null,"after":null,
             "replace_paths":[["id"],["tags","k"],["sizes",1]]}
            """);
    var change = plan.change("a.it", TYPE).orElseThrow();
    assertThat(change.action()).isEqualTo(Action.REPLACE);
    assertThat(change.replace())
        .containsExactly(
            CtyPath.ROOT.attribute("id"),
            CtyPath.ROOT.attribute("tags").key("k"),
            CtyPath.ROOT.attribute("sizes").index(1));
  }

  @Test
  void anotherResourceHasNoChange() {
    assertThat(plan("{\"actions\":[\"no-op\"]}").change("b.it", TYPE)).isEmpty();
  }

  @Test
  void anUnexpectedActionIsReported() {
    assertThatThrownBy(() -> plan("{\"actions\":[\"forget\"]}").change("a.it", TYPE))
        .isInstanceOf(AssertionError.class)
        .hasMessage("The plan contains the action [forget], which is not known.");
  }

  /// As an experimental Terraform 1.15 prints it with `-allow-deferral`.
  @Test
  void aDeferredChangeHasAReason() {
    var plan =
        new PlanDocument(
            Document.of(
                """
                {"deferred_changes":[{"reason":"absent_prereq","resource_change":{
                  "address":"a.it","change":{"actions":["create"]}}}]}
                """));
    assertThat(plan.deferral("a.it")).contains("absent_prereq");
    assertThat(plan.deferral("a.other")).isEmpty();
  }

  @Test
  void aSensitivePartMakesAnAttributeSensitive() {
    var plan =
        plan(
            """
            {"actions":["create"],"before":null,"after":{},
             "after_sensitive":{"id":true,"tags":{"k":true},"sizes":[false]}}
            """);
    assertThat(plan.isSensitive("a.it", "id")).isTrue();
    assertThat(plan.isSensitive("a.it", "tags")).isTrue();
    assertThat(plan.isSensitive("a.it", "sizes")).isFalse();
    assertThat(plan.isSensitive("a.it", "any")).isFalse();
    assertThatThrownBy(() -> plan.isSensitive("a.other", "id"))
        .isInstanceOf(AssertionError.class)
        .hasMessage("The plan contains no a.other.");
  }
}
