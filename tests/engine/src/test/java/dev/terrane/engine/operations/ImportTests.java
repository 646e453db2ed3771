package dev.terrane.engine.operations;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.Importing;
import dev.terrane.provider.resource.Locating;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Tests import.
class ImportTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<String> ZONE = Attribute.string("zone").required().identity();
  private static final Attribute<Long> NUMBER = Attribute.int64("number").required().identity();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();

  private static TestInstance composite() {
    return instance(
        new Thing(Schema.resource(ZONE, NUMBER, NOTE).importId("zones/{zone}/things/{number}")));
  }

  @Test
  void aSingleIdentityIsTheId() {
    var thing = instance(NAME, NOTE);
    assertThat(thing.importId("a/b c").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a/b c\"}"));
  }

  @Test
  void aCompositeIdentityIsSpelledByItsTemplate() {
    var thing = composite();
    assertThat(thing.importId("zones/eu/things/7").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{zone = \"eu\", number = 7}"));
  }

  @Test
  void anIdOfAnotherShapeIsRefusedWithTheRightOne() {
    var finding = composite().importId("eu/7").only();
    assertThat(finding.summary()).isEqualTo("Invalid import id: eu/7");
    assertThat(finding.detail())
        .isEqualTo("The id \"eu/7\" does not have the form zones/{zone}/things/{number}.");
  }

  @Test
  void aPartOfAnotherTypeIsNamed() {
    assertThat(composite().importId("zones/eu/things/seven").only().detail())
        .contains("\"seven\" is not a valid number: it must be a number");
  }

  @Test
  void aPartThatDoesNotFitItsJavaTypeIsNamed() {
    assertThat(composite().importId("zones/eu/things/1.5").only().detail())
        .contains("\"1.5\" is not a valid number: it must be a whole number");
  }

  @Test
  void withoutAnIdentityThereIsNoImport() {
    var finding = instance(NOTE).importId("x").only();
    assertThat(finding.summary()).isEqualTo("Import not supported: t_thing");
    assertThat(finding.detail()).contains("it has no identity attribute");
  }

  @Test
  void aCompositeIdentityWithoutATemplateCannotBeImportedById() {
    var finding = instance(ZONE, NUMBER).importId("x").only();
    assertThat(finding.summary()).isEqualTo("Import not supported: t_thing");
    assertThat(finding.detail()).contains("@ImportId", "importId(...)");
  }

  private static final class Located extends Thing implements Locating<String, ObjectView> {
    Located() {
      super(NAME, NOTE);
    }

    @Override
    public Optional<ObjectView> locate(Call<String> call, String importId) {
      return importId.equals("nickname")
          ? Optional.of(ObjectView.EMPTY.with(NAME, call.client() + "/real"))
          : Optional.empty();
    }
  }

  @Test
  void anAuthorMayLookTheIdUp() {
    var thing = instance(new Located());
    assertThat(thing.importId("nickname").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"here/real\"}"));
  }

  @Test
  void whatTheAuthorDoesNotFindIsNotThere() {
    var finding = instance(new Located()).importId("stranger").only();
    assertThat(finding.summary()).isEqualTo("Cannot import t_thing");
    assertThat(finding.detail()).contains("\"stranger\"");
  }

  private static final class Imported extends Thing implements Importing<String, ObjectView> {
    Imported() {
      super(NOTE);
    }

    @Override
    public Optional<ObjectView> importState(Call<String> call, String importId) {
      call.privateState().put("from", importId);
      return Optional.of(ObjectView.EMPTY.with(NOTE, "imported " + importId));
    }
  }

  @Test
  void anAuthorMaySayWhatTheFirstStateIs() {
    var thing = instance(new Imported());
    assertThat(thing.importId("x").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{note = \"imported x\"}"));
    assertThat(thing.stored().privateState().isEmpty()).isFalse();
  }

  @Test
  void withoutAClientTheReasonIsReportedAndNothingIsImported() {
    var core = TestCore.of(Sample.of(new Thing(NAME, NOTE))).configure("{endpoint = ?}");
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    var request =
        new ImportResourceState.Request(
            "t_thing", "a", DynamicValue.ABSENT, ClientCapabilities.NONE);
    var response = new ImportResourceState(session).run(request);
    assertThat(response.imported()).isEmpty();
    var finding = new CommandDiagnostics(response.diagnostics()).only();
    assertThat(finding.summary()).isEqualTo("Provider configuration not known");
    assertThat(finding.detail()).contains("endpoint").contains("-target");
  }
}
