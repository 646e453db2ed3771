package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.engine.resource.ImportResourceState;
import dev.terrane.engine.resource.PlanResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.resource.UpgradeResourceIdentity;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// The identity of an object in each response: always whole, always as in the state.
class IdentityTests {
  private static final Attribute<String> ZONE =
      Attribute.string("zone").required().identity().describedAs("Where it is.");
  private static final Attribute<String> ID = Attribute.string("id").computed().identity();
  private static final Attribute<String> ALIAS =
      Attribute.string("alias").orSet().mutableIdentity().optionalForImport();
  private static final Attribute<Long> SIZE =
      Attribute.int64("size").optional().check(Check.between(0L, 9L));
  private static final Schema SCHEMA = Schema.resource(ZONE, ID, ALIAS, SIZE).version(2);
  private static final CtyType.ObjectType TYPE =
      CtyType.object(Map.of("zone", CtyType.STRING, "id", CtyType.STRING, "alias", CtyType.STRING));
  private static final String EXISTING = "{zone = \"eu\", id = \"1\", alias = \"a\"}";

  /// Reads what a test chooses, and fails on demand.
  private static final class Named extends Thing {
    private Optional<ObjectView> found = Optional.empty();
    private boolean fails;

    Named() {
      super(SCHEMA);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      call.checkpoint(in.with(ID, "1").with(ALIAS, "a"));
      return done(in.with(ID, "1").with(ALIAS, in.find(ALIAS).orElse("a")));
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      return done(in);
    }

    private ObjectView done(ObjectView state) throws IOException {
      if (fails) {
        throw new IOException("gone");
      }
      return state;
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return found.isPresent() ? found : Optional.of(last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) throws IOException {
      done(last);
    }
  }

  private final Named named = new Named();
  private final Session session = session(named);

  private static Session session(Thing thing) {
    var core = TestCore.of(Sample.of(thing));
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    return session;
  }

  private static CtyValue value(String text) {
    return text.isEmpty()
        ? CtyValue.nullOf(SCHEMA.type())
        : Notation.object(SCHEMA.members(), text);
  }

  private static DynamicValue sent(String text) {
    return DynamicValue.of(value(text), SCHEMA.type());
  }

  private static DynamicValue identity(String zone, String id, String alias) {
    var parts = Map.of("zone", part(zone), "id", part(id), "alias", part(alias));
    return DynamicValue.of(CtyValue.object(parts), TYPE);
  }

  private static CtyValue part(String text) {
    return switch (text) {
      case "" -> CtyValue.nullOf(CtyType.STRING);
      case "?" -> CtyValue.unknown(CtyType.STRING);
      default -> CtyValue.string(text);
    };
  }

  private PlanResourceChange.Response plan(String prior, String proposed) {
    return new PlanResourceChange(session)
        .run(
            new PlanResourceChange.Request(
                "t_thing",
                sent(prior),
                sent(proposed),
                sent(proposed),
                Bytes.EMPTY,
                Bytes.EMPTY,
                DynamicValue.ABSENT,
                ClientCapabilities.NONE));
  }

  private ApplyResourceChange.Response apply(String prior, String planned) {
    return new ApplyResourceChange(session)
        .run(
            new ApplyResourceChange.Request(
                "t_thing",
                sent(prior),
                sent(planned),
                sent(planned.isEmpty() ? "" : "{zone = \"eu\"}"),
                Bytes.EMPTY,
                DynamicValue.ABSENT));
  }

  private ReadResource.Response read(Bytes privateState) {
    return new ReadResource(session)
        .run(
            new ReadResource.Request(
                "t_thing",
                sent(EXISTING),
                privateState,
                identity("eu", "1", "old"),
                ClientCapabilities.NONE));
  }

  private ImportResourceState.Response importBy(DynamicValue identity) {
    return new ImportResourceState(session)
        .run(new ImportResourceState.Request("t_thing", "", identity, ClientCapabilities.NONE));
  }

  private UpgradeResourceIdentity.Response upgrade(long version, String json) {
    var raw = new RawState(Bytes.of(json.getBytes(StandardCharsets.UTF_8)), Map.of());
    return new UpgradeResourceIdentity(session)
        .run(new UpgradeResourceIdentity.Request("t_thing", version, raw));
  }

  @Test
  void theIdentityAttributesAreTheSchemaOfTheIdentity() {
    var schemas =
        new GetResourceIdentitySchemas(session).run(new GetResourceIdentitySchemas.Request());
    assertThat(schemas.diagnostics()).isEmpty();
    assertThat(schemas.identities())
        .isEqualTo(
            Map.of(
                "t_thing",
                new IdentitySchema(
                    2,
                    List.of(
                        new IdentitySchema.Part("zone", CtyType.STRING, false, "Where it is."),
                        new IdentitySchema.Part("id", CtyType.STRING, false, ""),
                        new IdentitySchema.Part("alias", CtyType.STRING, true, "")))));
  }

  @Test
  void aResourceWithoutIdentityAttributesHasNone() {
    var schemas = new GetResourceIdentitySchemas(session(new Thing(SIZE)));
    assertThat(schemas.run(new GetResourceIdentitySchemas.Request()).identities()).isEmpty();
  }

  @Test
  void aPlanToCreateHasNoneUntilAllOfItIsKnown() {
    // Terraform cannot write a plan as JSON whose identity has unknown parts.
    var response = plan("", "{zone = \"eu\"}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.plannedIdentity()).isEqualTo(DynamicValue.ABSENT);
  }

  @Test
  void aPlanToCreateHasOneThatIsKnown() {
    var named = Schema.resource(ZONE, SIZE);
    var type = CtyType.object(Map.of("zone", CtyType.STRING));
    var known = CtyValue.object(Map.of("zone", part("eu")));
    var config = DynamicValue.of(Notation.object(named.members(), "{zone = \"eu\"}"), named.type());
    var nothing = DynamicValue.of(CtyValue.nullOf(named.type()), named.type());
    var response =
        new PlanResourceChange(session(new Thing(ZONE, SIZE)))
            .run(
                new PlanResourceChange.Request(
                    "t_thing",
                    nothing,
                    config,
                    config,
                    Bytes.EMPTY,
                    Bytes.EMPTY,
                    DynamicValue.ABSENT,
                    ClientCapabilities.NONE));
    assertThat(response.plannedIdentity()).isEqualTo(DynamicValue.of(known, type));
  }

  @Test
  void aPlanToReplaceKeepsThePriorOneUntilAllOfTheNewOneIsKnown() {
    var response = plan(EXISTING, "{zone = \"us\", alias = ?}");
    assertThat(response.requiresReplace()).hasSize(1);
    assertThat(response.plannedIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aPlanToUpdateKnowsIt() {
    var response = plan(EXISTING, "{zone = \"eu\", size = 3}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.plannedIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aMutablePartChangesInPlace() {
    var response = plan(EXISTING, "{zone = \"eu\", alias = \"b\"}");
    assertThat(response.requiresReplace()).isEmpty();
    assertThat(response.plannedIdentity()).isEqualTo(identity("eu", "1", "b"));
  }

  @Test
  void aMutablePartThatIsNotKnownYetKeepsTheIdentityUntilItIs() {
    var response = plan(EXISTING, "{zone = \"eu\", alias = ?}");
    assertThat(response.requiresReplace()).isEmpty();
    assertThat(response.plannedIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aPlanToDestroyKeepsIt() {
    assertThat(plan(EXISTING, "").plannedIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void applyTellsTheIdentityOfWhatWasMade() {
    var response = apply("", "{zone = \"eu\", id = ?, alias = ?}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.newIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aFailedCreateTellsTheIdentityOfWhatWasSaved() {
    named.fails = true;
    var response = apply("", "{zone = \"eu\", id = ?, alias = ?}");
    assertThat(response.diagnostics()).hasSize(1);
    assertThat(response.newIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aFailedUpdateKeepsIt() {
    named.fails = true;
    var response = apply(EXISTING, "{zone = \"eu\", id = \"1\", alias = \"a\", size = 3}");
    assertThat(response.diagnostics()).hasSize(1);
    assertThat(response.newIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aFailedDeleteKeepsIt() {
    named.fails = true;
    var response = apply(EXISTING, "");
    assertThat(response.diagnostics()).hasSize(1);
    assertThat(response.newIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void whatIsGoneHasNone() {
    assertThat(apply(EXISTING, "").newIdentity()).isEqualTo(DynamicValue.ABSENT);
  }

  @Test
  void aReadTellsIt() {
    assertThat(read(Bytes.EMPTY).newIdentity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void aReadThatFindsAnotherObjectIsRefused() {
    named.found = Optional.of(ObjectView.EMPTY.with(ZONE, "us").with(ID, "1").with(ALIAS, "a"));
    var response = read(Bytes.EMPTY);
    var finding = new CommandDiagnostics(response.diagnostics()).only();
    assertThat(finding.path()).hasToString("zone");
    assertThat(finding.summary())
        .isEqualTo(
            "resource t_thing (zone = \"eu\", id = \"1\", alias = \"a\"): read returned a"
                + " different object");
    assertThat(finding.detail())
        .contains(
            "Named.read", "\"eu\"", "\"us\"", "@Identity(mutable = true)", "mutableIdentity()");
    assertThat(response.newState()).isEqualTo(sent(EXISTING));
    assertThat(response.newIdentity()).isEqualTo(identity("eu", "1", "old"));
  }

  @Test
  void aMutablePartMayDrift() {
    named.found = Optional.of(ObjectView.EMPTY.with(ZONE, "eu").with(ID, "1").with(ALIAS, "b"));
    assertThat(read(Bytes.EMPTY).diagnostics()).isEmpty();
    assertThat(read(Bytes.EMPTY).newIdentity()).isEqualTo(identity("eu", "1", "b"));
  }

  @Test
  void theFirstReadAfterAnImportMaySpellItInAnotherWay() {
    var imported = importBy(identity("eu", "1", "")).imported().getFirst();
    named.found = Optional.of(ObjectView.EMPTY.with(ZONE, "EU").with(ID, "1").with(ALIAS, "a"));
    var first = read(imported.privateState());
    assertThat(first.diagnostics()).isEmpty();
    assertThat(first.newIdentity()).isEqualTo(identity("EU", "1", "a"));
    assertThat(first.privateState().isEmpty()).isTrue();
    assertThat(read(first.privateState()).diagnostics()).hasSize(1);
  }

  @Test
  void anImportByIdentityFillsTheState() {
    var response = importBy(identity("eu", "1", "a"));
    assertThat(response.diagnostics()).isEmpty();
    var imported = response.imported().getFirst();
    assertThat(imported.state().decode(SCHEMA.type())).isEqualTo(value(EXISTING));
    assertThat(imported.identity()).isEqualTo(identity("eu", "1", "a"));
  }

  @Test
  void anImportByIdentityMayLeaveOutWhatIsOptionalForImport() {
    var imported = importBy(identity("eu", "1", "")).imported().getFirst();
    assertThat(imported.identity()).isEqualTo(identity("eu", "1", ""));
  }

  @Test
  void anImportByIdentityNamesTheRest() {
    var finding = new CommandDiagnostics(importBy(identity("eu", "", "a")).diagnostics()).only();
    assertThat(finding.path()).hasToString("id");
    assertThat(finding.summary()).isEqualTo("Cannot import t_thing by identity");
    assertThat(finding.detail()).isEqualTo("id is missing.");
    assertThat(
            new CommandDiagnostics(importBy(identity("?", "1", "a")).diagnostics()).only().detail())
        .isEqualTo("zone is not known yet.");
  }

  @Test
  void anImportByAnIdentityThatDoesNotFitIsRefused() {
    var other =
        DynamicValue.of(
            CtyValue.object(Map.of("zone", part("eu"))),
            CtyType.object(Map.of("zone", CtyType.STRING)));
    assertThat(new CommandDiagnostics(importBy(other).diagnostics()).only().detail())
        .contains("does not conform to the schema");
  }

  @Test
  void aStoredIdentityOfAFormerVersionIsReadWithTodaysSchema() {
    var response = upgrade(1, "{\"zone\":\"eu\",\"id\":\"1\",\"colour\":\"red\"}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.upgradedIdentity()).isEqualTo(identity("eu", "1", ""));
  }

  @Test
  void aStoredIdentityWithoutAPartIsLeftToTheState() {
    var response = upgrade(1, "{\"name\":\"a\"}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.upgradedIdentity()).isEqualTo(DynamicValue.of(CtyValue.nullOf(TYPE), TYPE));
  }

  @Test
  void anIdentityThatWasNeverStoredIsNull() {
    var response = upgrade(0, "");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.upgradedIdentity()).isEqualTo(DynamicValue.of(CtyValue.nullOf(TYPE), TYPE));
  }

  @Test
  void anUnreadableIdentityIsReported() {
    assertThat(new CommandDiagnostics(upgrade(1, "{\"zone\":[]").diagnostics()).only().summary())
        .isEqualTo("Cannot decode the identity of t_thing");
    assertThat(new CommandDiagnostics(upgrade(3, "{}").diagnostics()).only().detail())
        .contains("schema version 3", "newer version of the provider");
  }
}
