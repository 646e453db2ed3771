package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests computed blocks, which Terraform 1.16 supports, although a schema cannot declare them yet.
class ComputedBlockTests {
  private static final List<Attribute<?>> MEMBERS =
      List.of(
          NestedObject.of(Attribute.string("a").computed()).blockList("disk").computed(),
          Attribute.string("opt").optional());

  @Test
  void b4LetsTheProviderMakeBlocksThatNobodyConfigured() {
    assertThat(plan("{disk = null}", "{disk = [{a = \"1\"}]}")).isEmpty();
    assertThat(plan("{disk = null}", "{disk = ?}")).isEmpty();
  }

  @Test
  void b5ForbidsUnknownBlocksThatAreConfigured() {
    assertThat(plan("{disk = [{}]}", "{disk = ?}"))
        .extracting(Violation::toString)
        .first()
        .asString()
        .startsWith("disk: planned unknown value for configured block (B5)");
  }

  @Test
  void k3ForbidsNullAndAcceptsWhatWasUnknown() {
    assertThat(applied("{disk = []}", "{disk = null}"))
        .extracting(Violation::rule)
        .containsExactly("K3");
    assertThat(applied("{disk = ?}", "{disk = [{a = \"1\"}]}")).isEmpty();
    // An unknown computed block ends the check of the object around it.
    assertThat(applied("{disk = ?, opt = \"a\"}", "{disk = []}")).isEmpty();
  }

  private static List<Violation> plan(String config, String planned) {
    return PlanRules.check(MEMBERS, value("null"), value(config), value(planned));
  }

  private static List<Violation> applied(String planned, String actual) {
    return ApplyRules.check(MEMBERS, value(planned), value(actual));
  }

  private static CtyValue value(String text) {
    return Notation.object(MEMBERS, text);
  }
}
