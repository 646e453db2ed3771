package dev.terrane.engine.apply;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.Locating;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// An error about an object that the state holds names the object.
class DisplayNameTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();

  /// Fails in the method that is named.
  private static final class Failing extends Thing
      implements Planning<String, ValueView, ObjectView, ValueView>, Locating<String, ObjectView> {
    private String method = "";

    Failing(Schema schema) {
      super(schema);
    }

    private void happen(String in) throws IOException {
      if (in.equals(method)) {
        throw new IOException("no route to host");
      }
    }

    @Override
    public ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView plan)
        throws IOException {
      happen("plan");
      return plan;
    }

    @Override
    public void planDestroy(PlanCall<String> call, ObjectView before) throws IOException {
      happen("planDestroy");
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      happen("update");
      return super.update(call, before, in);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      happen("read");
      return super.read(call, last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) throws Exception {
      happen("delete");
    }

    @Override
    public Optional<ObjectView> locate(Call<String> call, String id) throws Exception {
      happen("locate");
      return Optional.empty();
    }
  }

  private static String refreshed(Schema schema, String config) {
    var failing = new Failing(schema);
    var thing = instance(failing);
    assertThat(thing.apply(config).all()).isEmpty();
    failing.method = "read";
    return thing.refresh().only().summary();
  }

  @ParameterizedTest
  @ValueSource(strings = {"plan", "update", "planDestroy", "delete"})
  void eachMethodOnAnObjectNamesIt(String method) {
    var failing = new Failing(Schema.resource(NAME, NOTE));
    var thing = instance(failing);
    assertThat(thing.apply("{name = \"a.txt\"}").all()).isEmpty();
    failing.method = method;
    var deletes = method.equals("planDestroy") || method.equals("delete");
    var findings = deletes ? thing.destroy() : thing.apply("{name = \"a.txt\", note = \"n\"}");
    assertThat(findings.only().summary())
        .isEqualTo("Failed: " + method + " of resource t_thing \"a.txt\"");
  }

  @Test
  void aReadNamesItsObject() {
    assertThat(refreshed(Schema.resource(NAME, NOTE), "{name = \"a.txt\"}"))
        .isEqualTo("Failed: read of resource t_thing \"a.txt\"");
  }

  @Test
  void aCreateNamesNoObjectBecauseThereIsNoneYet() {
    var failing =
        new Thing(NAME) {
          @Override
          public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
            throw new IOException("no route to host");
          }
        };
    assertThat(instance(failing).apply("{name = \"a\"}").only().summary())
        .isEqualTo("Failed: create of resource t_thing");
  }

  @Test
  void anImportNamesTheIdThatItsUserWrote() {
    var failing = new Failing(Schema.resource(NAME));
    failing.method = "locate";
    assertThat(instance(failing).importId("a.txt").only().summary())
        .isEqualTo("Failed: import of resource t_thing \"a.txt\"");
  }

  @Test
  void severalAttributesAreSpelledAsAnImportIdSpellsThem() {
    var zone = Attribute.number("zone").required().identity();
    var schema = Schema.resource(NAME, zone, NOTE);
    assertThat(refreshed(schema.importId("{zone}/{name}"), "{name = \"a\", zone = 7}"))
        .isEqualTo("Failed: read of resource t_thing \"7/a\"");
    assertThat(refreshed(schema, "{name = \"a\", zone = 7}"))
        .isEqualTo("Failed: read of resource t_thing (name = \"a\", zone = 7)");
  }

  @Test
  void whatIsNotThereIsNotNamed() {
    assertThat(refreshed(Schema.resource(NOTE), "{note = \"n\"}"))
        .isEqualTo("Failed: read of resource t_thing");
    var part = Attribute.string("zone").optional().identity().optionalForImport();
    var schema = Schema.resource(NAME, part).importId("{zone}/{name}");
    assertThat(refreshed(schema, "{name = \"a\"}"))
        .isEqualTo("Failed: read of resource t_thing (name = \"a\")");
  }

  @Test
  void aSecretInsideAnIdentityIsMasked() {
    var token = Attribute.string("token").required().sensitive();
    var schema = Schema.resource(NAME, token, NOTE);
    assertThat(refreshed(schema, "{name = \"of-hunter22\", token = \"hunter22\"}"))
        .isEqualTo("Failed: read of resource t_thing \"of-(sensitive value)\"");
  }

  @Test
  void aNameIsOneLine() {
    assertThat(refreshed(Schema.resource(NAME, NOTE), "{name = \"a\nb\"}"))
        .isEqualTo("Failed: read of resource t_thing \"a\\nb\"");
  }

  @Test
  void aLongNameIsCut() {
    var name = "x".repeat(2000);
    assertThat(refreshed(Schema.resource(NAME, NOTE), "{name = \"" + name + "\"}"))
        .startsWith("Failed: read of resource t_thing \"xxx")
        .endsWith("x...\"")
        .hasSizeLessThan(200);
  }
}
