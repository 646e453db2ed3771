package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Tests that elements of collections and members of plain objects are compared by the equality of
/// their type.
class ElementEqualityTests {
  private static final AttributeType<String> ANY_CASE =
      AttributeType.STRING.sameWhen(Equality.caseInsensitive());
  private static final Attribute<List<String>> LIST =
      Attribute.of("list", AttributeType.list(ANY_CASE)).optional();
  private static final Attribute<Set<String>> SET =
      Attribute.of("set", AttributeType.set(ANY_CASE)).optional();
  private static final Attribute<Map<String, String>> MAP =
      Attribute.of("map", AttributeType.map(ANY_CASE)).optional();
  private static final Attribute<String> KEY =
      Attribute.string("key").optional().sameWhen(Equality.caseInsensitive());
  private static final Attribute<Long> SIZE = Attribute.int64("size").optional();
  private static final Attribute<List<ObjectView>> PLAIN =
      Attribute.of("plain", AttributeType.list(AttributeType.object(NestedObject.of(KEY, SIZE))))
          .optional();

  /// Its remote side has upper case letters only.
  private static final class Loud extends Thing {
    Loud() {
      super(LIST, SET, MAP, PLAIN);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      return loud(super.create(call, in));
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      return loud(super.update(call, before, in));
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(loud(last));
    }
  }

  private static String loud(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static ObjectView loud(ObjectView view) {
    var result = view;
    if (view.find(LIST).isPresent()) {
      result = result.with(LIST, view.get(LIST).stream().map(ElementEqualityTests::loud).toList());
    }
    if (view.find(SET).isPresent()) {
      var loud = view.get(SET).stream().map(ElementEqualityTests::loud);
      result = result.with(SET, loud.collect(Collectors.toSet()));
    }
    if (view.find(MAP).isPresent()) {
      var loud = view.get(MAP).entrySet().stream();
      result =
          result.with(
              MAP, loud.collect(Collectors.toMap(Map.Entry::getKey, one -> loud(one.getValue()))));
    }
    if (view.find(PLAIN).isPresent()) {
      var loud = view.get(PLAIN).stream().map(one -> one.with(KEY, loud(one.get(KEY))));
      result = result.with(PLAIN, loud.toList());
    }
    return result;
  }

  private static final String WRITTEN =
      "{list = [\"a\", \"B\"], set = [\"a\", \"B\"], map = {k = \"a\"},"
          + " plain = [{key = \"a\", size = 1}]}";

  @Test
  void applyAndReadKeepTheSpellingOfEachElement() {
    var thing = instance(new Loud());
    assertThat(thing.apply(WRITTEN).all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(WRITTEN));
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(WRITTEN));
  }

  @Test
  void anotherSpellingOfElementsIsNoChange() {
    var thing = instance(new Loud());
    thing.apply(WRITTEN);
    var same =
        "{list = [\"A\", \"b\"], set = [\"b\", \"A\"], map = {k = \"A\"},"
            + " plain = [{key = \"A\", size = 1}]}";
    assertThat(thing.plan(same).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aPlanHasEitherThePriorValueOrTheConfiguration() {
    var thing = instance(new Loud());
    thing.apply("{list = [\"a\", \"b\"], set = [\"a\", \"b\"]}");
    var config = "{list = [\"A\", \"c\"], set = [\"A\", \"c\"]}";
    assertThat(thing.plan(config).planned()).isEqualTo(thing.value(config));
    assertThat(thing.apply(config).all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value(config));
  }

  @Test
  void driftOfOneElementKeepsTheSpellingOfTheOthers() {
    var thing =
        instance(
            new Thing(LIST, SET) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(LIST, List.of("A", "X")).with(SET, Set.of("A", "X")));
              }
            });
    thing.storing("{list = [\"a\", \"b\"], set = [\"a\", \"b\"]}");
    thing.refresh();
    assertThat(thing.state())
        .isEqualTo(thing.value("{list = [\"a\", \"X\"], set = [\"a\", \"X\"]}"));
  }

  @Test
  void anElementOfASetIsKeptForOneOtherAtMost() {
    var thing = instance(new Thing(SET));
    thing.apply("{set = [\"a\"]}");
    assertThat(thing.plan("{set = [\"a\", \"A\"]}").planned())
        .isEqualTo(thing.value("{set = [\"a\", \"A\"]}"));
  }

  @Test
  void elementsOfASetThatAreOneInJavaAreAllKept() {
    var pauses =
        Attribute.of(
                "pauses", AttributeType.set(AttributeType.DURATION.sameWhen(Equality.byValue())))
            .optional();
    var thing =
        instance(
            new Thing(pauses) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(pauses, Set.of(Duration.ofSeconds(90))));
              }
            });
    thing.storing("{pauses = [\"90s\", \"1m30s\"]}");
    thing.refresh();
    assertThat(thing.state()).isEqualTo(thing.value("{pauses = [\"90s\", \"1m30s\"]}"));
  }

  @Test
  void nullElementsOfAStateStayBesideAnotherSpelling() {
    var thing = instance(new Loud());
    thing.storing("{list = [\"a\", null]}");
    thing.refresh();
    assertThat(thing.state()).isEqualTo(thing.value("{list = [\"a\", null]}"));
  }

  @Test
  void anElementWithAnotherMeaningMayRequireReplacement() {
    var thing = instance(new Thing(SET.requiresReplace(), SIZE));
    thing.apply("{set = [\"a\"]}");
    assertThat(thing.plan("{set = [\"A\"], size = 1}").action()).isEqualTo(Action.UPDATE);
    assertThat(thing.plan("{set = [\"b\"], size = 1}").action()).isEqualTo(Action.REPLACE);
  }
}
