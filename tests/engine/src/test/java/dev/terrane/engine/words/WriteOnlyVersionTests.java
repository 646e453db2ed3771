package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// Write-only values that are set again when their version is raised.
class WriteOnlyVersionTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ID = Attribute.string("id").computed();
  private static final Attribute<String> PIN =
      Attribute.string("pin").optional().writeOnly("pin_v");

  private final List<String> seen = new ArrayList<>();

  private TestInstance seeing(Function<ObjectView, Object> look, Attribute<?>... members) {
    return instance(
        new Thing(members) {
          @Override
          public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
            seen.add("create " + look.apply(in));
            return super.create(call, in);
          }

          @Override
          public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
              throws Exception {
            seen.add("update " + look.apply(in));
            return super.update(call, before, in);
          }
        });
  }

  private static String pin(ObjectView in) {
    return in.find(PIN).orElse("-");
  }

  @Test
  void isSetByCreate() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN);
    assertThat(thing.apply("{name = \"a\", pin = \"1234\", pin_v = 1}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", pin_v = 1}"));
    assertThat(seen).containsExactly("create 1234");
  }

  @Test
  void isSetAgainOnlyWhenItsVersionIsRaised() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN);
    thing.apply("{name = \"a\", pin = \"1234\", pin_v = 1}");
    assertThat(thing.plan("{name = \"a\", pin = \"9999\", pin_v = 1}").action())
        .isEqualTo(Action.NO_OP);
    thing.apply("{name = \"b\", pin = \"9999\", pin_v = 1}");
    thing.apply("{name = \"b\", pin = \"9999\", pin_v = 2}");
    assertThat(seen).containsExactly("create 1234", "update -", "update 9999");
  }

  @Test
  void aVersionThatIsAddedAfterwardsSetsTheValue() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN);
    thing.apply("{name = \"a\", pin = \"1234\"}");
    thing.apply("{name = \"a\", pin = \"1234\", pin_v = 1}");
    assertThat(seen).containsExactly("create 1234", "update 1234");
  }

  @Test
  void aVersionThatIsTakenAwaySetsNothing() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN);
    thing.apply("{name = \"a\", pin = \"1234\", pin_v = 1}");
    assertThat(thing.apply("{name = \"a\", pin = \"1234\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
    assertThat(seen).containsExactly("create 1234");
  }

  @Test
  void aVersionWithoutAValueChangesTheStateAlone() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN, ID);
    thing.apply("{name = \"a\", pin_v = 1}");
    var plan = thing.plan("{name = \"a\", pin_v = 2}");
    assertThat(plan.planned()).isEqualTo(thing.value("{name = \"a\", id = \"made-1\", pin_v = 2}"));
    thing.apply("{name = \"a\", pin_v = 2}");
    assertThat(seen).containsExactly("create -");
  }

  @Test
  void raisingTheVersionIsAChangeLikeAnyOther() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN, ID);
    thing.apply("{name = \"a\", pin = \"1\", pin_v = 1}");
    assertThat(thing.plan("{name = \"a\", pin = \"2\", pin_v = 2}").planned())
        .isEqualTo(thing.value("{name = \"a\", id = ?!, pin_v = 2}"));
  }

  @Test
  void aVersionThatIsNotKnownYetMayBeAnotherOne() {
    var thing = seeing(WriteOnlyVersionTests::pin, NAME, PIN);
    thing.apply("{name = \"a\", pin = \"1\", pin_v = 1}");
    assertThat(thing.plan("{name = \"a\", pin = \"2\", pin_v = ?}").action())
        .isEqualTo(Action.UPDATE);
  }

  @Test
  void severalValuesMayShareAVersion() {
    var puk = Attribute.string("puk").optional().writeOnly("pin_v");
    var thing = seeing(in -> pin(in) + in.find(puk).orElse("-"), NAME, PIN, puk);
    thing.apply("{name = \"a\", pin = \"1\", puk = \"2\", pin_v = 1}");
    thing.apply("{name = \"b\", pin = \"3\", puk = \"4\", pin_v = 1}");
    thing.apply("{name = \"b\", pin = \"3\", puk = \"4\", pin_v = 2}");
    assertThat(seen).containsExactly("create 12", "update --", "update 34");
  }

  @Test
  void worksInsideABlock() {
    var login = NestedObject.of(NAME, PIN).blockList("login");
    var thing =
        seeing(in -> in.get(login).stream().map(WriteOnlyVersionTests::pin).toList(), ID, login);
    assertThat(thing.apply("{login = [{name = \"a\", pin = \"1\", pin_v = 1}]}").all()).isEmpty();
    assertThat(
            thing
                .apply(
                    "{login = [{name = \"a\", pin = \"2\", pin_v = 1},"
                        + " {name = \"b\", pin = \"3\", pin_v = 1}]}")
                .all())
        .isEmpty();
    thing.apply(
        "{login = [{name = \"a\", pin = \"2\", pin_v = 2}, {name = \"b\", pin = \"3\", pin_v = 1}]}");
    assertThat(seen).containsExactly("create [1]", "update [-, 3]", "update [2, -]");
  }

  @Test
  void withoutAVersionItIsInEveryUpdate() {
    var plain = Attribute.string("pin").optional().writeOnly();
    var thing = seeing(in -> in.find(plain), NAME, plain);
    thing.apply("{name = \"a\", pin = \"1\"}");
    thing.apply("{name = \"b\", pin = \"2\"}");
    assertThat(seen).containsExactly("create " + Optional.of("1"), "update " + Optional.of("2"));
  }

  @Test
  void theVersionIsNeverSeenByTheAuthor() {
    var thing = seeing(in -> in.toString().contains("77"), NAME, PIN);
    thing.apply("{name = \"a\", pin = \"1\", pin_v = 77}");
    thing.apply("{name = \"b\", pin = \"1\", pin_v = 77}");
    assertThat(seen).containsExactly("create false", "update false");
  }
}
