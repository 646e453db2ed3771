package dev.terrane.engine.list;

import static dev.terrane.engine.list.Lister.CODE;
import static dev.terrane.engine.list.Lister.KIND;
import static dev.terrane.engine.list.Lister.PREFIX;
import static dev.terrane.engine.list.Lister.SECRET;
import static dev.terrane.engine.list.Lister.listed;
import static dev.terrane.engine.list.Lister.named;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreException;
import dev.terrane.core.ListResourceCalls;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Part;
import dev.terrane.provider.list.HandleListResource;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import dev.terrane.tests.core.TestCore;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Tests what a list resource returns, and its errors.
class ListTests {
  private static final String TYPE = "t_thing";

  private static ListResourceCalls.Result list(TestCore core, String config, boolean include) {
    var calls = core.listResource(TYPE);
    return calls.list(Notation.object(calls.schema().members(), config), include, 100);
  }

  private static ListResourceCalls.Result list(Lister.Source source) {
    return list(Lister.core(source), "{}", true);
  }

  private static List<Diagnostic> validate(Lister lister, String config) {
    var calls = lister.core().listResource(TYPE);
    return calls.validate(Notation.object(calls.schema().members(), config)).all();
  }

  private static Diagnostic onlyFinding(ListResourceCalls.Result result) {
    assertThat(result.objects()).isEmpty();
    return result.findings().only();
  }

  private static CtyValue thing(String text) {
    return Notation.object(Lister.thing().schema().members(), text);
  }

  @Test
  void aResultHasIdentityDisplayNameAndState() {
    var found = list((_, _) -> Stream.of(listed("a"))).objects().getFirst();
    assertThat(found.identity().toString()).contains("name = \"a\"").contains("zone = null");
    assertThat(found.displayName()).isEqualTo("The a");
    assertThat(found.state())
        .as("as a read after an import, with the default of what is not read")
        .contains(thing("{name = \"a\", note = \"none\", code = \"code-a\"}"));
  }

  @Test
  void theStateIsReadOnlyOnRequest() {
    var reads = new AtomicInteger();
    var core =
        Lister.core((_, _) ->
            Stream.of(
                Listed.of(
                    named("a"),
                    "a",
                    () -> {
                      reads.incrementAndGet();
                      return named("a").with(CODE, "c");
                    })));
    var without = list(core, "{}", false);
    assertThat(without.objects().getFirst().state()).isEmpty();
    assertThat(reads).hasValue(0);
    assertThat(list(core, "{}", true).objects().getFirst().state()).isPresent();
    assertThat(reads).hasValue(1);
  }

  @Test
  void anObjectThatIsGoneIsNotListed() {
    var result =
        list((_, _) -> Stream.of(Listed.ifFound(named("a"), "a", Optional::empty), listed("b")));
    assertThat(result.findings().all()).isEmpty();
    assertThat(result.objects())
        .extracting(ListResourceCalls.Found::displayName)
        .containsExactly("The b");
  }

  @Test
  void theFilterHasItsDefaultsAndTheCallItsOptions() {
    var core =
        Lister.core((call, in) ->
            Stream.of(
                listed(
                    String.join(
                        "/",
                        call.client(),
                        in.get(KIND),
                        in.find(PREFIX).orElse("-"),
                        "" + call.limit(),
                        "" + call.includesResource()))));
    assertThat(list(core, "{prefix = \"p\"}", false).objects().getFirst().displayName())
        .isEqualTo("The here/any/p/100/false");
  }

  @Test
  void anIdentityWithoutARequiredAttributeIsRefused() {
    var error =
        onlyFinding(list((_, _) -> Stream.of(Listed.of(ObjectView.EMPTY, "a", () -> named("a")))));
    assertThat(error.summary()).isEqualTo("Incomplete identity: list resource t_thing");
    assertThat(error.detail()).contains("without name").contains("(L4)");
  }

  @Test
  void aStateOfAnotherObjectIsRefused() {
    var error =
        onlyFinding(list((_, _) -> Stream.of(Listed.of(named("a"), "a", Lister.state("b")))));
    assertThat(error.summary())
        .isEqualTo("list resource t_thing: list returned a different object");
    assertThat(error.path().isRoot()).as("a path in the filter would be misleading").isTrue();
  }

  @Test
  void warningsArriveWithTheNextResultAndAtTheEnd() {
    var result =
        list((call, _) -> {
          call.warn("First", "1");
          return Stream.of("a", "b").map(Lister::listed).onClose(() -> call.warn("Last", "2"));
        });
    assertThat(result.objects()).hasSize(2);
    assertThat(result.findings().all()).extracting(Diagnostic::summary).contains("First", "Last");
  }

  @Test
  void aFailureBeforeTheFirstResultIsOneDiagnostic() {
    var error =
        onlyFinding(
            list((_, _) -> {
              throw new Failure("No access", "Log in.");
            }));
    assertThat(error.summary()).isEqualTo("No access");
  }

  @Test
  void aDeferralIsAnError() {
    var error =
        onlyFinding(
            list((_, _) -> {
              throw Deferred.because(Deferred.Reason.ABSENT_PREREQUISITE);
            }));
    assertThat(error.summary()).isEqualTo("Deferral not allowed: list of list resource t_thing");
  }

  @Test
  void withoutAClientTheErrorNamesTheUnknownArgument() {
    var core =
        Lister.core((call, _) -> Stream.of(listed(call.client()))).configure("{endpoint = ?}");
    assertThat(onlyFinding(list(core, "{}", false)).detail()).contains("endpoint");
  }

  @Test
  @SuppressWarnings("NullAway") // authors in other languages return null
  void nullIsABug() {
    assertThat(onlyFinding(list((_, _) -> null)).detail()).contains("returned null");
    assertThat(
            onlyFinding(list((_, _) -> Stream.of((Listed<ObjectView, ObjectView>) null))).detail())
        .contains("returned null");
    assertThat(
            onlyFinding(list((_, _) -> Stream.of(Listed.of(named("a"), null, () -> null))))
                .detail())
        .contains("returned null");
  }

  @Test
  void sensitiveValuesOfListedStatesAreMasked() {
    var core =
        Lister.core((call, _) ->
            Stream.of("a", "b")
                .map(name ->
                    Listed.of(
                        named(name),
                        name,
                        () -> {
                          if (name.equals("b")) {
                            throw new Failure("No", "hunter22 is wrong");
                          }
                          return named(name).with(CODE, "c").with(SECRET, "hunter22");
                        })));
    var result = list(core, "{}", true);
    assertThat(result.objects()).hasSize(1);
    assertThat(result.findings().only().detail()).doesNotContain("hunter22");
  }

  @Test
  void checksAndTheAuthorLookAtTheConfiguration() {
    final class Careful extends Lister implements Validating<ValueView> {
      Careful() {
        super((_, _) -> Stream.of());
      }

      @Override
      public void validate(ValueView config, Findings findings) {
        findings.error(KIND, "Contradiction", "There is no such kind.");
      }
    }
    assertThat(validate(new Careful(), "{prefix = \"\"}"))
        .extracting(finding -> finding.path().toString())
        .containsExactly("prefix", "kind");
    assertThat(validate(new Lister((_, _) -> Stream.of()), "{prefix = ?}")).isEmpty();
  }

  @Test
  void aDeprecatedOneWarns() {
    var lister =
        new Lister((_, _) -> Stream.of()) {
          @Override
          public Schema schema() {
            return FILTER.deprecated("Use t_other.");
          }
        };
    assertThat(validate(lister, "{}"))
        .extracting(Diagnostic::summary)
        .containsExactly("Deprecated: list resource t_thing");
  }

  private static CommandDiagnostics schemas(List<? extends Part<? super String>> parts) {
    assertThatThrownBy(() -> TestCore.of(Sample.of(parts)).listResource(TYPE))
        .isInstanceOf(CoreException.class);
    var session = TestCore.of(Sample.of(parts)).start();
    var request = new GetProviderSchema.Request();
    return new CommandDiagnostics(new GetProviderSchema(session).run(request).diagnostics());
  }

  @Test
  void aListResourceRequiresAResourceOfItsName() {
    var error = schemas(List.of(new Lister((_, _) -> Stream.of()))).only();
    assertThat(error.summary()).isEqualTo("Invalid provider: list resource t_thing");
    assertThat(error.detail()).contains("but no resource of this name").contains("(L1)");
  }

  @Test
  void aListResourceRequiresAnIdentity() {
    var error = schemas(List.of(new Thing(CODE), new ListerOfUnidentified())).only();
    assertThat(error.detail()).contains("the resource t_thing has no identity").contains("(L1)");
  }

  private static final class ListerOfUnidentified implements HandleListResource<String> {
    @Override
    public Thing resource() {
      return new Thing(CODE);
    }

    @Override
    public Schema schema() {
      return Lister.FILTER;
    }

    @Override
    public Stream<Listed<ObjectView, ObjectView>> list(ListCall<String> call, ObjectView in) {
      return Stream.of();
    }
  }

  @Test
  void aSchemaOfAnotherKindIsADiagnostic() {
    var lister =
        new Lister((_, _) -> Stream.of()) {
          @Override
          public Schema schema() {
            return Schema.dataSource(KIND);
          }
        };
    assertThat(schemas(List.of(Lister.thing(), lister)).only().detail())
        .contains("the schema was created for a data source; create it for a list resource");
  }
}
