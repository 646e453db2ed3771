package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.engine.ServerCapabilities;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Part;
import dev.terrane.provider.datasource.HandleDataSource;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.kinds.KindsProvider;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// Tests the schemas and names of a provider, also with an invalid part.
class SchemaTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();

  private static GetProviderSchema.Response schemas(List<Part<String>> parts) {
    var session = TestCore.of(Sample.of(parts)).start();
    return new GetProviderSchema(session).run(new GetProviderSchema.Request());
  }

  private static GetMetadata.Response metadata(List<Part<String>> parts) {
    var session = TestCore.of(Sample.of(parts)).start();
    return new GetMetadata(session).run(new GetMetadata.Request());
  }

  /// A resource whose schema is made by something that may fail.
  private record Broken(String name, Supplier<Schema> made) implements HandleResource<String> {
    @Override
    public Schema schema() {
      return made.get();
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) {
      return in;
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in) {
      return in;
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) {
      return Optional.of(last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {}
  }

  /// As authors keep their handles: a mistake in one breaks the class.
  private static final class Handles {
    static final Schema SCHEMA = Schema.resource(Attribute.string("mode"));
  }

  @Test
  void aProviderCanHaveAPartOfEachKind() {
    var session = TestCore.of(new KindsProvider()).start();
    var response = new GetProviderSchema(session).run(new GetProviderSchema.Request());
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.providerMeta()).isPresent();
    assertThat(response.parts().all().keySet()).isEqualTo(Set.copyOf(Kinds.ALL));
  }

  @Test
  void allSchemasAreAnnouncedByTheirFullNames() {
    var response = schemas(List.of(new Thing(NAME), new Lookup(NAME)));
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.parts().of(Kinds.RESOURCE)).containsOnlyKeys("t_thing");
    assertThat(response.parts().of(Kinds.DATA_SOURCE)).containsOnlyKeys("t_lookup");
    assertThat(response.provider().members()).hasSize(1);
    assertThat(response.capabilities()).isEqualTo(ServerCapabilities.CURRENT);
  }

  @Test
  void metadataHasTheSameNames() {
    var response = metadata(List.of(new Thing(NAME), new Lookup(NAME)));
    assertThat(response.names(Kinds.RESOURCE)).containsExactly("t_thing");
    assertThat(response.names(Kinds.DATA_SOURCE)).containsExactly("t_lookup");
    assertThat(response.diagnostics()).isEmpty();
  }

  @Test
  void onlyWhatWorksIsAnnounced() {
    assertThat(ServerCapabilities.CURRENT)
        .isEqualTo(new ServerCapabilities(true, true, true, true));
  }

  @Test
  void aBrokenSchemaNamesTheAttributeAndSparesTheOthers() {
    var broken = new Broken("broken", () -> Schema.resource(Attribute.string("mode")));
    var response = schemas(List.of(broken, new Thing(NAME)));
    assertThat(response.parts().of(Kinds.RESOURCE)).containsOnlyKeys("t_thing");
    var finding = new CommandDiagnostics(response.diagnostics()).only();
    assertThat(finding.summary()).isEqualTo("Failed: schema of resource t_broken");
    assertThat(finding.detail()).contains("mode: use one of required(), optional(), computed()");
  }

  @Test
  void aStaticInitialiserThatFailsNamesTheAttributeEachTime() {
    var broken = new Broken("broken", () -> Handles.SCHEMA);
    for (var i = 0; i < 2; i++) {
      assertThat(new CommandDiagnostics(schemas(List.of(broken)).diagnostics()).only().detail())
          .contains("mode: use one of required(),");
    }
  }

  @Test
  void aSchemaThatIsNullIsABug() {
    var broken = new Broken("broken", SchemaTests::nothing);
    assertThat(new CommandDiagnostics(schemas(List.of(broken)).diagnostics()).only().detail())
        .contains("Broken.schema returned null");
  }

  @SuppressWarnings("NullAway") // authors in other languages do that
  private static Schema nothing() {
    return null;
  }

  @Test
  void twoPartsOfOneNameAreRefused() {
    var parts = List.<Part<String>>of(new Thing(NAME), new Thing(NAME));
    assertThat(new CommandDiagnostics(schemas(parts).diagnostics()).only().detail())
        .isEqualTo("Thing is the second resource named t_thing. This is a bug in the provider.");
    assertThat(new CommandDiagnostics(metadata(parts).diagnostics()).only().summary())
        .startsWith("Invalid provider: ");
  }

  @Test
  void twoDataSourcesOfOneNameAreRefused() {
    var parts = List.<Part<String>>of(new Lookup(NAME), new Lookup(NAME));
    assertThat(new CommandDiagnostics(schemas(parts).diagnostics()).only().detail())
        .contains("second data source named t_lookup");
  }

  @Test
  void aNameThatTerraformCannotWriteIsRefused() {
    var broken = new Broken("My-Thing", () -> Schema.resource(NAME));
    assertThat(new CommandDiagnostics(schemas(List.of(broken)).diagnostics()).only().detail())
        .contains("is named \"t_My-Thing\"")
        .contains("lower-case letters, digits and underscores");
  }

  @Test
  void aPartOfNoKnownKindIsRefused() {
    Part<String> strange = () -> "strange";
    assertThat(new CommandDiagnostics(schemas(List.of(strange)).diagnostics()).only().detail())
        .contains("has a type that this version of the framework does not support");
  }

  @Test
  void theEmptyNameIsThatOfTheProvider() {
    var plain = new Broken("", () -> Schema.resource(NAME));
    assertThat(schemas(List.of(plain)).parts().of(Kinds.RESOURCE)).containsOnlyKeys("t");
  }

  @Test
  void aSchemaOfAnotherKindIsRefused() {
    var resource = new Broken("broken", () -> Schema.provider(NAME));
    var finding = new CommandDiagnostics(schemas(List.of(resource)).diagnostics()).only();
    assertThat(finding.summary()).isEqualTo("Failed: schema of resource t_broken");
    assertThat(finding.detail())
        .contains("the schema was created for a provider; create it for a resource");
  }

  /// A data source with the schema of a resource.
  private record Misplaced(String name, Schema schema) implements HandleDataSource<String> {
    @Override
    public ObjectView read(Call<String> call, ObjectView in) {
      return in;
    }
  }

  @Test
  void aSchemaOfAnotherKindIsRefusedInADataSourceToo() {
    var source = new Misplaced("broken", Schema.resource(NAME));
    var finding = new CommandDiagnostics(schemas(List.of(source)).diagnostics()).only();
    assertThat(finding.summary()).isEqualTo("Failed: schema of data source t_broken");
    assertThat(finding.detail())
        .contains("the schema was created for a resource; create it for a data source");
  }
}
