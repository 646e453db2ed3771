package dev.terrane.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.plan.DependentValues;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.plan.SemanticEquality;
import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;

/// Tests that operations that change nothing return the same instance, for random schemas and
/// values, and that they skip objects without a member with the feature.
class UnchangedObjectTests {
  private static final int ROUNDS = 500;

  /// Everything that is done to an object by itself; done twice, it changes nothing.
  private static final Map<String, BiFunction<List<Attribute<?>>, CtyValue, CtyValue>> PASSES =
      Map.of(
          "write-only values", WriteOnlyValues::removed,
          "blocks", Blocks::completed,
          "unknowns", (_, value) -> ApplyRules.unknownsRemoved(value),
          "defaults", Defaults::apply,
          "derived values", DependentValues::derived,
          "the author's view", AuthorValues::of,
          "the author's view of a configuration", AuthorValues::ofConfig);

  @Test
  void aPassThatChangesNothingGivesTheSameInstance() {
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var random = new Random(seed);
      var members = RandomSchema.of(random);
      var config = RandomValue.config(random, members);
      for (var pass : PASSES.entrySet()) {
        var once = pass.getValue().apply(members, config);
        assertThat(pass.getValue().apply(members, once))
            .as("%s, seed %d", pass.getKey(), seed)
            .isSameAs(once);
      }
    }
  }

  @Test
  void aResultThatEqualsItsReferenceIsTheReference() {
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var random = new Random(seed);
      var members = RandomSchema.of(random);
      var state = RandomValue.state(random, members);
      var same = copy(state);
      assertThat(SemanticEquality.ofResult(members, state, same))
          .as("seed %d", seed)
          .isSameAs(state);
      assertThat(ResultCompletion.of(members, state, same)).as("seed %d", seed).isSameAs(state);
    }
  }

  @Test
  void aProposalWithoutAChangeIsThePriorState() {
    for (var seed = 0L; seed < ROUNDS; seed++) {
      var random = new Random(seed);
      var members = RandomSchema.of(random);
      var nothing = CtyValue.nullOf(Members.type(members));
      var config = RandomValue.config(random, members);
      var prior = ProposedNew.of(members, nothing, config);
      if (prior.isWhollyKnown() && ProposedNew.of(members, prior, config).equals(prior)) {
        assertThat(ProposedNew.of(members, prior, copy(config)))
            .as("seed %d", seed)
            .isSameAs(prior);
      }
    }
  }

  /// An equal value of other instances, as if it had been decoded again.
  private static CtyValue copy(CtyValue value) {
    return CtyWalk.transform(
        value, (_, part) -> part instanceof StringValue(var text) ? CtyValue.string(text) : part);
  }

  @Test
  void aPassForWhatNoMemberHasDoesNotLookAtTheObject() {
    var members = List.<Attribute<?>>of(Attribute.string("a").required());
    // Looking for the member would fail.
    ObjectValue empty = CtyValue.object(Map.of());
    assertThat(Defaults.apply(members, empty)).isSameAs(empty);
    assertThat(DependentValues.derived(members, empty)).isSameAs(empty);
    assertThat(SemanticEquality.ofConfig(members, empty, empty)).isSameAs(empty);
    assertThat(WriteOnlyValues.restored(members, empty, empty, empty)).isSameAs(empty);
    assertThat(WriteOnlyValues.isRaised(members, empty, empty, empty)).isFalse();
    assertThat(AuthorValues.completed(members, empty, empty)).isSameAs(empty);
  }
}
