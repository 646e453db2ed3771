package dev.terrane.engine.operations;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Tests refresh.
class ReadTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<Long> SIZE = Attribute.int64("size").optional();

  interface Reading {
    Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception;
  }

  /// An applied instance whose reads are then done in another way.
  private static TestInstance reading(Reading reading) {
    var stored = instance(NAME, SIZE);
    stored.apply("{name = \"a\"}");
    var thing =
        new Thing(NAME, SIZE) {
          @Override
          public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
            return reading.read(call, last);
          }
        };
    return instance(thing).holding(stored.stored());
  }

  private static void assertStateIsKept(TestInstance thing, CommandDiagnostics findings) {
    assertThat(findings.only().isError()).isTrue();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
  }

  @Test
  void aValueThatHasDriftedIsStored() {
    var thing = reading((_, last) -> Optional.of(last.with(NAME, "z")));
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"z\"}"));
  }

  @Test
  void anObjectThatIsGoneLeavesTheState() {
    var thing = reading((_, _) -> Optional.empty());
    assertThat(thing.refresh().all()).isEmpty();
    assertThat(thing.exists()).isFalse();
  }

  @Test
  void aFailureKeepsTheState() {
    var thing =
        reading((_, _) -> {
          throw new IOException("no route to host");
        });
    var findings = thing.refresh();
    assertStateIsKept(thing, findings);
    assertThat(findings.only().summary()).isEqualTo("Failed: read of resource t_thing");
  }

  @Test
  void nullKeepsTheState() {
    var thing = reading((_, _) -> nothing());
    var findings = thing.refresh();
    assertStateIsKept(thing, findings);
    assertThat(findings.only().detail()).contains("returned null");
  }

  @SuppressWarnings("NullAway") // authors in other languages do that
  private static Optional<ObjectView> nothing() {
    return null;
  }

  @Test
  void aValueOfTheStateThatDoesNotFitItsJavaTypeIsNamed() {
    var plain = instance(NAME, Attribute.number("size").optional());
    plain.apply("{name = \"a\", size = 1.5}");
    var thing =
        instance(
                new Thing(NAME, SIZE) {
                  @Override
                  public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                    return Optional.of(last.with(SIZE, last.get(SIZE)));
                  }
                })
            .holding(plain.stored());
    var finding = thing.refresh().only();
    assertThat(finding.path()).hasToString("size");
    assertThat(finding.summary()).isEqualTo("Invalid value in read of resource t_thing: size");
    assertThat(finding.detail()).contains("must be a whole number").contains("not 1.5");
  }

  @Test
  void whatIsMissingInsideAnObjectIsNamedFromTheRoot() {
    var user = Attribute.string("user").optional();
    var owner =
        NestedObject.of(
                java.util.List.of(user),
                view -> view.get(user),
                name -> ObjectView.EMPTY.with(user, name))
            .block("owner");
    var plain = instance(NestedObject.of(user).block("owner"));
    plain.apply("{owner = {}}");
    var thing =
        instance(
                new Thing(owner) {
                  @Override
                  public Optional<ObjectView> read(Call<String> call, ObjectView last) {
                    return Optional.of(last.with(owner, last.get(owner)));
                  }
                })
            .holding(plain.stored());
    assertThat(thing.refresh().only().path()).hasToString("owner.user");
  }

  @Test
  void withoutAClientTheStateStandsAsItIs() {
    var stored = instance(NAME, SIZE);
    stored.apply("{name = \"a\"}");
    var thing = new Thing(NAME, SIZE);
    var core = TestCore.of(Sample.of(thing)).configure("{endpoint = ?}");
    var unconnected = core.resource("t_thing").holding(stored.stored());

    var finding = unconnected.refresh().only();
    assertThat(finding.isError()).isFalse();
    assertThat(finding.summary()).isEqualTo("Not refreshed: t_thing");
    assertThat(finding.detail()).contains("endpoint");
    assertThat(unconnected.state()).isEqualTo(stored.state());
    assertThat(thing.methods()).isEmpty();
  }

  @Test
  void aReadThatLosesTheIdentityKeepsTheStateAndIsExplained() {
    var name = Attribute.string("name").required().identity();
    var stored = instance(name, SIZE);
    stored.apply("{name = \"a\"}");
    final class Forgetful extends Thing {
      Forgetful() {
        super(name, SIZE);
      }

      @Override
      public Optional<ObjectView> read(Call<String> call, ObjectView last) {
        return Optional.of(ObjectView.EMPTY.with(SIZE, 1L));
      }
    }
    var thing = instance(new Forgetful()).holding(stored.stored());
    var findings = thing.refresh();
    assertStateIsKept(thing, findings);
    var finding = findings.only();
    assertThat(finding.path()).hasToString("name");
    assertThat(finding.summary()).isEqualTo("resource t_thing \"a\": read returned no name");
    assertThat(finding.detail())
        .startsWith("Forgetful.read returned no name, so the state was not changed.")
        .contains("return the identity that the state contains (handles:", "last.with(...)");
  }
}
