package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.Importing;
import dev.terrane.provider.resource.Locating;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Arguments that the remote side never returns.
class ConfigOnlyTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<Boolean> FORCE =
      Attribute.bool("force").defaultTo(false).configOnly();
  private static final Attribute<String> REASON =
      Attribute.string("reason").optional().configOnly();

  /// Returns its name and nothing else.
  private static class Forgetful extends Thing {
    Forgetful(Attribute<?>... members) {
      super(members);
    }

    private static ObjectView reported(ObjectView in) {
      return ObjectView.EMPTY.with(NAME, in.get(NAME));
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      return reported(in);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      return reported(in);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(reported(last));
    }
  }

  @Test
  void keepsWhatTheUserWroteThroughCreateUpdateAndRead() {
    var thing = instance(new Forgetful(NAME, FORCE, REASON));
    assertThat(thing.apply("{name = \"a\", force = true, reason = \"r\"}").all()).isEmpty();
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", force = true, reason = \"r\"}"));
    assertThat(thing.apply("{name = \"a\", reason = \"s\"}").all()).isEmpty();
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", force = false, reason = \"s\"}"));
  }

  @Test
  void cannotBeOverwrittenByWhatTheAuthorReads() {
    var thing =
        instance(
            new Thing(NAME, FORCE) {
              @Override
              public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                return Optional.of(last.with(FORCE, true));
              }
            });
    assertThat(thing.apply("{name = \"a\"}").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", force = false}"));
  }

  @Test
  void mayBeABlock() {
    var keepers = NestedObject.of(REASON_INSIDE).blockList("keeper").configOnly();
    var thing = instance(new Forgetful(NAME, keepers));
    assertThat(thing.apply("{name = \"a\", keeper = [{reason = \"r\"}]}").all()).isEmpty();
  }

  private static final Attribute<String> REASON_INSIDE = Attribute.string("reason").required();

  @Test
  void hasItsDefaultOrNullAfterAnImport() {
    var thing = instance(new Forgetful(NAME, FORCE, REASON));
    assertThat(thing.importId("a").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", force = false}"));
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void hasItsDefaultAfterAnImportByAnotherName() {
    final class Located extends Forgetful implements Locating<String, ObjectView> {
      Located() {
        super(NAME, FORCE);
      }

      @Override
      public Optional<ObjectView> locate(Call<String> call, String importId) {
        return Optional.of(ObjectView.EMPTY.with(NAME, importId + "!"));
      }
    }
    var thing = instance(new Located());
    assertThat(thing.importId("a").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a!\", force = false}"));
  }

  @Test
  void mayBeReportedByAnImportByValue() {
    final class Imported extends Forgetful implements Importing<String, ObjectView> {
      Imported() {
        super(NAME, FORCE, REASON);
      }

      @Override
      public Optional<ObjectView> importState(Call<String> call, String importId) {
        return Optional.of(ObjectView.EMPTY.with(NAME, importId).with(REASON, "imported"));
      }
    }
    var thing = instance(new Imported());
    assertThat(thing.importId("a").all()).isEmpty();
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", force = false, reason = \"imported\"}"));
  }
}
