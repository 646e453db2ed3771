package dev.terrane.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.journal.Journal;
import dev.terrane.engine.journal.JournalPath;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.resource.Importing;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A plan to create names what an earlier command has created and Terraform has not recorded.
@Timeout(120)
class LostObjectsTests {
  private static final Attribute<String> ZONE = Attribute.string("zone").required().identity();
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<Long> SIZE = Attribute.int64("size").optional();
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().sensitive();
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();

  @TempDir Path scratch;
  private final Set<String> remote = new TreeSet<>();

  /// Its objects have the number of their creation, or their name.
  private class Numbered extends Thing {
    private final Attribute<String> key;
    private int count;

    Numbered(Schema schema, Attribute<String> key) {
      super(schema);
      this.key = key;
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      count++;
      var made = key == ID ? in.with(ID, "made-" + count) : in;
      remote.add(made.get(key));
      return made;
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      return remote.contains(last.get(key)) ? Optional.of(last) : Optional.empty();
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {
      remote.remove(last.get(key));
    }
  }

  private Numbered computed() {
    return new Numbered(Schema.resource(ID.identity(), SIZE, SECRET), ID);
  }

  private Numbered named() {
    return new Numbered(Schema.resource(ZONE, NAME, SIZE).importId("{zone}/{name}"), NAME);
  }

  private Journal journal() {
    try {
      var user = Files.getOwner(scratch).getName();
      return Journal.at(new JournalPath(scratch.resolve("journal"), "j", user), _ -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Every command is killed after its last answer.
  private TestCore core(Thing thing) {
    return TestCore.of(Sample.of(thing)).journaling(this::journal);
  }

  private static List<Diagnostic> plan(TestCore core, String config) {
    return core.resource("t_thing").plan(config).findings().all();
  }

  /// Creates, and forgets the state.
  private static void lose(TestCore core, String config) {
    var lost = core.resource("t_thing");
    lost.applyOnce(config);
    assertThat(lost.exists()).isTrue();
  }

  @Test
  void anObjectWithTheIdentityOfTheConfigurationIsNamedWithItsImportBlock() {
    var core = core(named());
    lose(core, "{zone = \"eu\", name = \"a${x}\"}");
    assertThat(plan(core, "{zone = \"eu\", name = \"b\"}")).isEmpty();
    var found = plan(core, "{zone = \"eu\", name = \"a${x}\", size = 5}");
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().isError()).isFalse();
    assertThat(found.getFirst().summary()).isEqualTo("t_thing \"eu/a$${x}\" exists already");
    assertThat(found.getFirst().detail())
        .contains("An earlier command created this object and ended before the result was recorded")
        .contains("import {\n  to = t_thing.NAME\n  id = \"eu/a$${x}\"\n}")
        .doesNotContain("same arguments");
  }

  @Test
  void anObjectOfAComputedIdentityIsNamedByItsArguments() {
    var core = core(computed());
    lose(core, "{size = 1}");
    assertThat(plan(core, "{size = 2}")).isEmpty();
    var found = plan(core, "{size = 1}");
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().summary()).isEqualTo("t_thing \"made-1\" exists already");
    assertThat(found.getFirst().detail()).contains("id = \"made-1\"", "same arguments");
  }

  @Test
  void argumentsThatAreNotKnownYetAreNotCompared() {
    var core = core(computed());
    lose(core, "{size = 1}");
    assertThat(plan(core, "{size = ?}")).isEmpty();
  }

  @Test
  void whatIsSensitiveIsNeitherWrittenNorCompared() throws IOException {
    var core = core(computed());
    lose(core, "{size = 1, secret = \"hunter22\"}");
    assertThat(Files.readString(scratch.resolve("journal/j")))
        .contains("made-1")
        .doesNotContain("hunter22");
    assertThat(plan(core, "{size = 1, secret = \"another\"}")).hasSize(1);
  }

  @Test
  void whatIsGoneIsNotNamedAndForgotten() {
    var core = core(computed());
    lose(core, "{size = 1}");
    remote.clear();
    assertThat(plan(core, "{size = 1}")).isEmpty();
    assertThat(scratch.resolve("journal/j")).doesNotExist();
  }

  @Test
  void whatTheStateHoldsIsNotNamed() {
    var core = core(computed());
    var instance = core.resource("t_thing");
    instance.applyOnce("{size = 1}");
    // The next command refreshes.
    instance.plan("{size = 1}");
    assertThat(plan(core, "{size = 1}")).isEmpty();
  }

  @Test
  void aPlanWithoutARefreshTellsThatTerraformKnowsTheObject() {
    var core = core(computed());
    var instance = core.resource("t_thing");
    instance.applyOnce("{size = 1}");
    instance.planOfState("{size = 2}");
    assertThat(plan(core, "{size = 1}")).isEmpty();
  }

  @Test
  void aReplacedObjectIsNotNamed() {
    var schema = Schema.resource(ID.identity(), SIZE.requiresReplace());
    var core = core(new Numbered(schema, ID));
    var instance = core.resource("t_thing");
    instance.applyOnce("{size = 1}");
    assertThat(instance.apply("{size = 2}").all()).isEmpty();
    assertThat(instance.apply("{size = 1}").all()).isEmpty();
  }

  @Test
  void whatWasDestroyedAndIsMadeAgainIsNotNamed() {
    var core = core(named());
    var instance = core.resource("t_thing");
    instance.applyOnce("{zone = \"eu\", name = \"a\"}");
    assertThat(instance.destroy().all()).isEmpty();
    assertThat(plan(core, "{zone = \"eu\", name = \"a\"}")).isEmpty();
  }

  @Test
  void aCheckpointIsEnough() {
    var thing =
        new Numbered(Schema.resource(ID.identity(), SIZE), ID) {
          @Override
          public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
            call.checkpoint(super.create(call, in));
            throw new OutOfMemoryError("on purpose");
          }
        };
    var core = core(thing);
    assertThat(core.resource("t_thing").applyOnce("{size = 1}").ok()).isFalse();
    assertThat(plan(core, "{size = 1}")).hasSize(1);
  }

  @Test
  void whereTheObjectCannotBeLookedUpItMayExist() {
    var thing =
        new Numbered(Schema.resource(ID.identity(), SIZE), ID) {
          @Override
          public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
            throw new IOException("no route to host");
          }
        };
    var core = core(thing);
    lose(core, "{size = 1}");
    var found = plan(core, "{size = 1}");
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().summary()).isEqualTo("t_thing \"made-1\" may exist already");
    assertThat(found.getFirst().detail()).contains("no route to host");
  }

  @Test
  void theReasonIsTheErrorAndNotAWarningBeforeIt() {
    var thing =
        new Numbered(Schema.resource(ID.identity(), SIZE), ID) {
          @Override
          public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
            call.warn("Slow region", "The remote side needs long to answer.");
            throw new IOException("no route to host");
          }
        };
    var core = core(thing);
    lose(core, "{size = 1}");
    assertThat(plan(core, "{size = 1}"))
        .singleElement()
        .satisfies(found ->
            assertThat(found.detail()).contains("no route to host").doesNotContain("Slow region"));
  }

  @Test
  void anIdentityThatNoImportIdSpellsIsWrittenOut() {
    var core = core(new Numbered(Schema.resource(ZONE, NAME), NAME));
    lose(core, "{zone = \"eu\", name = \"a\"}");
    var found = plan(core, "{zone = \"eu\", name = \"a\"}");
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().detail())
        .contains("  identity = {\n    name = \"a\"\n    zone = \"eu\"\n  }\n}")
        .contains("Terraform 1.12");
  }

  /// Has no identity, and an import that takes its id.
  private final class Imported extends Numbered implements Importing<String, ObjectView> {
    Imported() {
      super(Schema.resource(ID, SIZE), ID);
    }

    @Override
    public Optional<ObjectView> importState(Call<String> call, String importId) {
      return remote.contains(importId)
          ? Optional.of(ObjectView.of((ObjectValue) value(importId)))
          : Optional.empty();
    }

    private CtyValue value(String id) {
      return Notation.object(schema().members(), "{id = \"" + id + "\"}");
    }
  }

  @Test
  void aResourceWithoutAnIdentityIsNamedByItsIdWhereAnImportTakesThat() {
    var core = core(new Imported());
    lose(core, "{size = 1}");
    assertThat(plan(core, "{size = 1}"))
        .singleElement()
        .satisfies(found -> assertThat(found.detail()).contains("  id = \"made-1\"\n"));
    remote.clear();
    assertThat(plan(core, "{size = 1}")).isEmpty();
  }
}
