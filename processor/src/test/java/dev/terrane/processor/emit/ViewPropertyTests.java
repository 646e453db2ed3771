package dev.terrane.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.resource.Views;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Tests properties of all views of a record with all shapes at all depths.
class ViewPropertyTests {
  private static final GeneratedModel GENERATED = GeneratedModel.of("shapes", "Everything");
  private static final Views<?, ?, ?, ?, ?, ?> VIEWS = GENERATED.model().views();

  /// Whether the author's record contains the value, or it is never stored.
  private static boolean isReported(Attribute<?> member) {
    return !member.is(Trait.DERIVED) && !member.is(Trait.WRITE_ONLY);
  }

  private static CtyValue reported(CtyValue value) {
    return new Projection(ViewPropertyTests::isReported).of(GENERATED.members(), value);
  }

  private static ObjectValue whole(Random random) {
    return (ObjectValue) reported(RandomObjects.whole(random).object(GENERATED.members()));
  }

  /// A random configuration or plan: elements are null only if their type allows it, other values
  /// anywhere.
  private static ObjectValue open(Random random, int gap) {
    var objects = new RandomObjects(random, random.nextInt(20), random.nextInt(20), gap, false);
    return (ObjectValue) new Projection(_ -> true).of(GENERATED.members(), identified(objects));
  }

  private static ObjectValue identified(RandomObjects objects) {
    return objects.object(GENERATED.members()).with("id", CtyValue.string("1"));
  }

  @Test
  void aStateThatIsReadAndWrittenIsTheSame() {
    RandomizedRuns.each(random -> {
      var value = whole(random);
      var written = GeneratedModel.through(VIEWS.state(), value);
      assertThat(reported(written)).isEqualTo(value);
      assertThat(VIEWS.state().decode(written)).isEqualTo(VIEWS.state().decode(value));
    });
  }

  @Test
  void whatTheStateHoldsIsReadWhateverItIs() {
    RandomizedRuns.each(random -> {
      var hole = random.nextInt(60);
      var objects = new RandomObjects(random, hole, hole, 0, random.nextBoolean());
      var stored = VIEWS.stored().decode(identified(objects));
      NullContract.check("stored", stored);
      GeneratedModel.call(stored, "toId");
      for (var inside :
          new String[] {
            "item",
            "items",
            "bag",
            "labelled",
            "chosen",
            "blockSet",
            "looseItems",
            "looseBag",
            "looseNamed",
            "strictItems"
          }) {
        GeneratedModel.call(stored, inside + "Input");
      }
    });
  }

  @Test
  void aWholeStateIsHeldAsItIs() {
    RandomizedRuns.each(random -> {
      var value = GeneratedModel.through(VIEWS.state(), whole(random));
      assertThat(GeneratedModel.through(VIEWS.stored(), value)).isEqualTo(value);
    });
  }

  @Test
  void aRecordIsTurnedIntoAStateAndBack() {
    RandomizedRuns.each(random -> {
      var value = whole(random);
      var state = VIEWS.state().decode(value);
      var stored = GeneratedModel.call(VIEWS.stored().decode(value), "of", state);
      assertThat(GeneratedModel.call(stored, "toState")).isEqualTo(state);
    });
  }

  @Test
  void whatMustBeDoneNeverHasANullWhereNoneIsPromised() {
    RandomizedRuns.each(random -> {
      var rare = random.nextInt(4);
      var objects = new RandomObjects(random, rare, rare, random.nextInt(4), false);
      GeneratedModel.accepted(VIEWS.input(), identified(objects))
          .ifPresent(input -> NullContract.check("input", input));
    });
  }

  @Test
  void whatMustBeDoneIsReadWhenAllIsThere() {
    RandomizedRuns.each(random -> NullContract.check("input", VIEWS.input().decode(whole(random))));
  }

  @Test
  void theAnswerIsWhatWasAskedForCompletedByWhatWasObserved() {
    RandomizedRuns.each(random -> {
      var value = whole(random);
      var state = VIEWS.state().decode(value);
      var input = VIEWS.input().decode(value);
      assertThat(GeneratedModel.call(input, "toStateFrom", state)).isEqualTo(state);
    });
  }

  @Test
  void nothingHasChangedSinceTheSameWasDone() {
    RandomizedRuns.each(random -> {
      var value = whole(random);
      var input = VIEWS.input().decode(value);
      var saved = GeneratedModel.call(input, "stored", "1");
      var held = VIEWS.stored().decode(value);
      assertThat(GeneratedModel.call(input, "since", saved)).hasToString("[]");
      assertThat(GeneratedModel.call(input, "since", held)).hasToString("[]");
    });
  }

  @Test
  void aConfigurationIsReadWhateverIsUnknownOrNull() {
    RandomizedRuns.each(random -> {
      NullContract.check("config", VIEWS.config().decode(open(random, random.nextInt(20))));
    });
  }

  @Test
  void aWhollyKnownConfigurationIsWrittenAsItWasRead() {
    var arguments = new Projection(Attribute::isArgument);
    RandomizedRuns.each(random -> {
      var value = (ObjectValue) arguments.of(GENERATED.members(), open(random, 0));
      assertThat(GeneratedModel.through(VIEWS.config(), value)).isEqualTo(value);
    });
  }

  @Test
  void aPlanIsReadAndWrittenWhateverIsUnknownInIt() {
    RandomizedRuns.each(random -> {
      var once = GeneratedModel.through(VIEWS.plan(), open(random, random.nextInt(20)));
      assertThat(GeneratedModel.through(VIEWS.plan(), once)).isEqualTo(once);
    });
  }
}
