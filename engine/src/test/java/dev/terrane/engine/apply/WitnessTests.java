package dev.terrane.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.core.TestCore;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Witness;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Writing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// The witness of a session is told of each object that a create has made.
class WitnessTests {
  private static final Attribute<String> ZONE = Attribute.string("zone").required().identity();
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<Long> SIZE = Attribute.int64("size").optional();
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();

  private static final class Follower implements Witness {
    private final List<String> objects = new ArrayList<>();
    private final List<Throwable> failures = new ArrayList<>();
    private List<String> leftovers = List.of();

    @Override
    public Consumer<String> creating(String typeName) {
      return id -> objects.add(typeName + " " + id);
    }

    @Override
    public void failed(Throwable thrown) {
      failures.add(thrown);
    }

    @Override
    public List<String> leftovers() {
      return leftovers;
    }
  }

  private final Follower follower = new Follower();

  private TestCore core(Thing thing) {
    return TestCore.of(Sample.of(thing)).follow(follower);
  }

  @Test
  void aCreateTellsTheImportIdThatTheResourceSpells() {
    var schema = Schema.resource(ZONE, NAME, SIZE).importId("{zone}/{name}");
    var thing = core(new Thing(schema)).resource("t_thing");
    thing.apply("{zone = \"eu\", name = \"a\"}");
    assertThat(follower.objects).containsExactly("t_thing eu/a");
  }

  @Test
  void whatEarlierSessionsCouldNotTellIsAWarningAsSoonAsTheProviderIsConfigured() {
    var core = core(new Thing(SIZE, ID));
    follower.leftovers = List.of("t_thing \"a\" was created: import it");
    assertThat(core.validate(core.start()).all()).isEmpty();
    var warning = core.configure(core.start()).only();
    assertThat(warning.severity()).isEqualTo(Diagnostic.Severity.WARNING);
    assertThat(warning.detail()).endsWith("t_thing \"a\" was created: import it.");
    assertThat(core.log()).anySatisfy(line -> assertThat(line).contains("ERROR t_thing"));
  }

  @Test
  void withoutARuleTheIdIsTold() {
    core(new Thing(SIZE, ID)).resource("t_thing").apply("{size = 1}");
    assertThat(follower.objects).containsExactly("t_thing made-1");
  }

  @Test
  void anUpdateTellsNothingForTheObjectIsKnown() {
    var thing = core(new Thing(SIZE, ID)).resource("t_thing");
    thing.apply("{size = 1}");
    follower.objects.clear();
    thing.apply("{size = 2}");
    assertThat(follower.objects).isEmpty();
  }

  @Test
  void aCheckpointTellsAtOnceAndAFailureIsToldToo() {
    var failure = new OutOfMemoryError("on purpose");
    var failing =
        new Thing(SIZE, ID) {
          @Override
          public ObjectView create(Writing<String> call, ObjectView in) {
            call.checkpoint(in.with(ID, "real"));
            assertThat(follower.objects).containsExactly("t_thing real");
            throw failure;
          }
        };
    core(failing).resource("t_thing").apply("{size = 1}");
    assertThat(follower.objects).containsExactly("t_thing real");
    assertThat(follower.failures).containsExactly(failure);
  }

  @Test
  void aCheckpointWithoutAnIdTellsNothing() {
    var early =
        new Thing(SIZE, ID) {
          @Override
          public ObjectView create(Writing<String> call, ObjectView in) throws Exception {
            call.checkpoint(in.without(ID));
            assertThat(follower.objects).isEmpty();
            return super.create(call, in);
          }
        };
    core(early).resource("t_thing").apply("{size = 1}");
    assertThat(follower.objects).containsExactly("t_thing made-1");
  }
}
