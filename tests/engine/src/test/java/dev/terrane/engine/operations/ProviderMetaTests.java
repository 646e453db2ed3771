package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.meta.MetaCall;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.tests.core.TestCore;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Tests the `provider_meta` block of a module.
class ProviderMetaTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> MODULE =
      Attribute.string("module").optional().sensitive().check(Check.oneOf("m1", "m2"));
  private static final Attribute<String> TEAM = Attribute.string("team").defaultTo("nobody");
  private static final Schema META = Schema.providerMeta(MODULE, TEAM);

  private final List<String> seen = new ArrayList<>();

  private void saw(String method, MetaCall call) {
    seen.add(method + call.meta(ObjectView.class).map(ProviderMetaTests::text).orElse(" none"));
  }

  private static String text(ObjectView meta) {
    return " " + meta.find(MODULE).orElse("-") + " " + meta.get(TEAM);
  }

  /// Records the block of each call.
  private final class Recording extends Thing
      implements Planning<String, ValueView, ObjectView, ValueView> {
    Recording() {
      super(NAME);
    }

    @Override
    public ValueView plan(
        PlanCall<String> call, ValueView config, @Nullable ObjectView before, ValueView proposed) {
      saw("plan", call);
      return proposed;
    }

    @Override
    public void planDestroy(PlanCall<String> call, ObjectView prior) {
      saw("planDestroy", call);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      saw("create", call);
      return super.create(call, in);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      saw("update", call);
      return super.update(call, before, in);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      saw("read", call);
      return super.read(call, last);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) {
      saw("delete", call);
    }
  }

  private class Source extends Lookup {
    Source() {
      super(NAME);
    }

    @Override
    public ObjectView read(Call<String> call, ObjectView in) throws Exception {
      saw("data", call);
      return super.read(call, in);
    }
  }

  private TestCore core() {
    return TestCore.of(new Declaring(List.of(new Recording(), new Source()), META));
  }

  @Test
  void eachCallOfAResourceSeesTheBlockWithItsDefaults() {
    var thing = core().providerMeta("{module = \"m1\"}").resource("t_thing");
    thing.apply("{name = \"a\"}");
    thing.apply("{name = \"b\"}");
    thing.destroy();
    assertThat(seen).allSatisfy(call -> assertThat(call).endsWith(" m1 nobody"));
    assertThat(seen.stream().map(call -> call.substring(0, call.indexOf(' '))))
        .contains("plan", "planDestroy", "create", "update", "read", "delete");
  }

  @Test
  void aDataSourceSeesTheBlock() {
    core().providerMeta("{team = \"us\"}").data("t_lookup", "{name = \"a\"}");
    assertThat(seen).containsExactly("data - us");
  }

  @Test
  void aModuleWithoutTheBlockHasNone() {
    core().data("t_lookup", "{name = \"a\"}");
    assertThat(seen).containsExactly("data none");
  }

  @Test
  void anInvalidValueFailsTheCallThatReadsItAndIsNotShownIfItIsSensitive() {
    var core = core().providerMeta("{module = \"m333\"}");
    var finding = core.dataFindings("t_lookup", "{name = \"a\"}").only();
    assertThat(finding.summary()).contains("Invalid provider_meta block");
    assertThat(finding.detail()).contains("module", "m1, m2").doesNotContain("m333");
  }

  @Test
  void aWarningOfTheBlockIsReportedOnceByTheCallThatReadsIt() {
    var old = Attribute.string("old").optional().deprecated("Use team instead.");
    var twice =
        new Source() {
          @Override
          public ObjectView read(Call<String> call, ObjectView in) throws Exception {
            saw("again", call);
            return super.read(call, in);
          }
        };
    var provider = new Declaring(List.of(twice), Schema.providerMeta(MODULE, TEAM, old));
    var core = TestCore.of(provider).providerMeta("{old = \"x\"}");
    var finding = core.dataFindings("t_lookup", "{name = \"a\"}").only();
    assertThat(finding.summary()).isEqualTo("Attribute Deprecated: old in provider_meta");
    assertThat(finding.detail()).isEqualTo("Use team instead.");
    assertThat(seen).hasSize(2);
  }

  @Test
  void anUnknownValueThatTheViewCannotContainFailsTheCall() {
    var core = core().providerMeta("{team = ?}");
    var finding = core.dataFindings("t_lookup", "{name = \"a\"}").only();
    assertThat(finding.detail()).contains("The attribute team is not known yet");
  }

  @Test
  void aViewThatIsNotDeclaredIsAMistakeOfTheAuthor() {
    var source =
        new Lookup(NAME) {
          @Override
          public ObjectView read(Call<String> call, ObjectView in) throws Exception {
            call.meta(String.class);
            return super.read(call, in);
          }
        };
    var core = TestCore.of(new Declaring(List.of(source), META)).providerMeta("{}");
    assertThat(core.dataFindings("t_lookup", "{name = \"a\"}").only().detail())
        .contains("requires the view that the provider declares, ObjectView, not String");
  }

  @Test
  void aProviderWithoutADeclarationHasNoBlock() {
    var core = TestCore.of(Sample.of(new Source()));
    assertThat(core.dataFindings("t_lookup", "{name = \"a\"}").only().detail())
        .contains("the provider declares none");
  }

  /// A provider with a `provider_meta` block.
  private record Declaring(Sample sample, Schema block)
      implements ProviderType<ObjectView, String> {
    Declaring(List<? extends Part<? super String>> parts, Schema block) {
      this(Sample.of(parts), block);
    }

    @Override
    public String name() {
      return sample.name();
    }

    @Override
    public Schema schema() {
      return sample.schema();
    }

    @Override
    public Codec<ObjectView> codec() {
      return sample.codec();
    }

    @Override
    public Optional<Meta<?>> meta() {
      return Optional.of(Meta.of(block));
    }

    @Override
    public Provider<ObjectView, String> provider() {
      return sample.provider();
    }
  }
}
