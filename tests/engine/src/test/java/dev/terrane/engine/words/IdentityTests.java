package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.schema.Attribute;
import org.junit.jupiter.api.Test;

/// Tests identity attributes, immutable and mutable.
class IdentityTests {
  private static final Attribute<String> NOTE = Attribute.string("note").optional();

  @Test
  void aChangedArgumentNeedsAnotherObject() {
    var thing = instance(Attribute.string("name").required().identity(), NOTE);
    thing.apply("{name = \"a\"}");
    assertThat(thing.plan("{name = \"b\"}").action()).isEqualTo(Action.REPLACE);
  }

  @Test
  void aMutableArgumentChangesInPlace() {
    var thing = instance(Attribute.string("name").required().mutableIdentity(), NOTE);
    thing.apply("{name = \"a\"}");
    assertThat(thing.plan("{name = \"b\"}").action()).isEqualTo(Action.UPDATE);
    assertThat(thing.importId("c").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"c\"}"));
  }

  @Test
  void aComputedOneIsStableUnlessItIsMutable() {
    var fixed = instance(Attribute.string("id").computed().identity(), NOTE);
    fixed.apply("{}");
    assertThat(fixed.plan("{note = \"n\"}").planned())
        .isEqualTo(fixed.value("{id = \"made-1\", note = \"n\"}"));
    var mutable = instance(Attribute.string("id").computed().mutableIdentity(), NOTE);
    mutable.apply("{}");
    assertThat(mutable.plan("{note = \"n\"}").planned())
        .isEqualTo(mutable.value("{id = ?!, note = \"n\"}"));
  }

  @Test
  void aMutableArgumentMayStillRequireReplacementOnCondition() {
    var name =
        Attribute.string("name")
            .required()
            .mutableIdentity()
            .requiresReplaceWhen((_, after) -> after.startsWith("x"));
    var thing = instance(name);
    thing.apply("{name = \"a\"}");
    assertThat(thing.plan("{name = \"b\"}").action()).isEqualTo(Action.UPDATE);
    assertThat(thing.plan("{name = \"x\"}").action()).isEqualTo(Action.REPLACE);
  }
}
