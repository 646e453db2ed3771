package dev.terrane.engine.apply;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestInstance;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests that any exception of an author's method becomes one diagnostic, and that checkpoints are
/// kept.
class FaultTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> ID = Attribute.string("id").computed().stable();

  /// An exception, and its text in the diagnostic.
  enum Fault {
    CHECKED("IOException: disk full") {
      @Override
      void happen() throws Exception {
        throw new IOException("disk full");
      }
    },
    UNCHECKED("IllegalStateException: disk full; caused by IOException: no space") {
      @Override
      void happen() {
        throw new IllegalStateException("disk full", new IOException("no space"));
      }
    },
    WITHOUT_WORDS("NullPointerException") {
      @Override
      void happen() {
        throw new NullPointerException();
      }
    },
    OWN_WORDS("Buy a bigger disk.") {
      @Override
      void happen() {
        throw new Failure("Disk full", "Buy a bigger disk.");
      }
    },
    ERROR("AssertionError: cannot be") {
      @Override
      void happen() {
        throw new AssertionError("cannot be");
      }
    },
    STACK_OVERFLOW("StackOverflowError") {
      @Override
      void happen() {
        throw new StackOverflowError();
      }
    },
    MISSING_CLASS("NoClassDefFoundError: com/acme/Client") {
      @Override
      void happen() {
        throw new NoClassDefFoundError("com/acme/Client");
      }
    };

    private final String words;

    Fault(String words) {
      this.words = words;
    }

    abstract void happen() throws Exception;
  }

  /// Fails on demand.
  private static final class Failing extends Thing {
    private @Nullable Fault fault;
    private boolean saves;

    Failing() {
      super(NAME, ID);
    }

    Failing fail(Fault with, boolean afterCheckpoint) {
      fault = with;
      saves = afterCheckpoint;
      return this;
    }

    private void happen(ApplyCall<String> call, ObjectView done) throws Exception {
      if (fault == null) {
        return;
      }
      if (saves) {
        call.checkpoint(done);
      }
      fault.happen();
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      happen(call, ObjectView.EMPTY.with(NAME, in.get(NAME)).with(ID, "real"));
      return super.create(call, in);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      happen(call, before.with(NAME, "halfway"));
      return super.update(call, before, in);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) throws Exception {
      if (fault != null) {
        fault.happen();
      }
    }
  }

  private final Failing failing = new Failing();
  private final TestInstance thing = instance(failing);

  private static void assertReported(CommandDiagnostics findings, String method, Fault fault) {
    var only = findings.only();
    assertThat(only.isError()).isTrue();
    assertThat(only.detail()).contains(fault.words);
    if (fault != Fault.OWN_WORDS) {
      assertThat(only.summary()).isEqualTo("Failed: " + method + " of resource t_thing");
      assertThat(only.detail())
          .startsWith("Failing." + method + " failed: ")
          .contains("TF_LOG=DEBUG")
          .doesNotContain("\tat ");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCreationThatFailsLeavesNothing(Fault fault) {
    failing.fail(fault, false);
    assertReported(thing.apply("{name = \"a\"}"), "create", fault);
    assertThat(thing.exists()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aCreationThatFailsAfterACheckpointLeavesItTainted(Fault fault) {
    failing.fail(fault, true);
    assertReported(thing.apply("{name = \"a\"}"), "create", fault);
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", id = \"real\"}"));
    assertThat(thing.stored().tainted()).isTrue();
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.REPLACE);
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateThatFailsKeepsTheStateBefore(Fault fault) {
    thing.apply("{name = \"a\"}");
    failing.fail(fault, false);
    assertReported(thing.apply("{name = \"b\"}"), "update", fault);
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\", id = \"made-1\"}"));
    assertThat(thing.stored().tainted()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateThatFailsAfterACheckpointKeepsThat(Fault fault) {
    thing.apply("{name = \"a\"}");
    failing.fail(fault, true);
    assertReported(thing.apply("{name = \"b\"}"), "update", fault);
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"halfway\", id = \"made-1\"}"));
    assertThat(thing.stored().tainted()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void aDeletionThatFailsKeepsTheObject(Fault fault) {
    thing.apply("{name = \"a\"}");
    var before = thing.stored();
    failing.fail(fault, false);
    assertReported(thing.destroy(), "delete", fault);
    assertThat(thing.stored()).isEqualTo(before);
  }

  @Test
  void anErrorIsCalledABug() {
    failing.fail(Fault.ERROR, false);
    assertThat(thing.apply("{name = \"a\"}").only().detail()).contains("This is a bug");
  }

  @Test
  void whatWasCheckpointedLastIsKept() {
    var twice =
        instance(
            new Thing(NAME, ID) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                var first = call.checkpoint(ObjectView.EMPTY.with(NAME, "first"));
                call.checkpoint(first.with(ID, "second"));
                throw new Failure("Stop", "Here.");
              }
            });
    twice.apply("{name = \"a\"}");
    assertThat(twice.state()).isEqualTo(twice.value("{name = \"first\", id = \"second\"}"));
  }

  @Test
  void aCheckpointOfAnotherResourceIsRefusedWhereItIsMade() {
    record Foreign() implements StoredState {}
    var mixed =
        instance(
            new Thing(NAME) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.checkpoint(new Foreign());
                return in;
              }
            });
    assertThat(mixed.apply("{name = \"a\"}").only().detail())
        .contains("checkpoint(...) requires the stored view of t_thing, not Foreign");
    assertThat(mixed.exists()).isFalse();
  }

  @Test
  void warningsAreReportedBesideTheFailure() {
    var warning =
        instance(
            new Thing(NAME) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.warn("Slow", "The remote side is busy.");
                throw new Failure("Gone", "It gave up.");
              }
            });
    assertThat(warning.apply("{name = \"a\"}").all())
        .extracting(one -> one.summary())
        .containsExactly("Slow", "Gone");
  }

  @Test
  void warningsOfASuccessAreReported() {
    var warning =
        instance(
            new Thing(NAME) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) {
                call.warn("Slow", "The remote side is busy.");
                return in;
              }
            });
    assertThat(warning.apply("{name = \"a\"}").only().summary()).isEqualTo("Slow");
  }

  @Test
  void aReplacementWhoseCreationFailsHasLostItsObject() {
    var zone = Attribute.string("zone").required().requiresReplace();
    var once =
        instance(
            new Thing(zone) {
              @Override
              public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
                if (in.get(zone).equals("b")) {
                  throw new IOException("zone is closed");
                }
                return super.create(call, in);
              }
            });
    once.apply("{zone = \"a\"}");
    assertThat(once.apply("{zone = \"b\"}").ok()).isFalse();
    assertThat(once.exists()).isFalse();
  }

  @Test
  void anUpdateThatLeftAPromisedValueOpenIsPlannedAgain() {
    var tag = Attribute.string("tag").computed();
    var halfway =
        new Thing(NAME, ID, tag) {
          private boolean fails = true;

          @Override
          public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
              throws Exception {
            if (fails) {
              call.checkpoint(before.with(NAME, in.get(NAME)).without(tag));
              throw new IOException("no tag yet");
            }
            return super.update(call, before, in);
          }
        };
    var half = instance(halfway);
    half.apply("{name = \"a\"}");
    assertThat(half.apply("{name = \"b\"}").ok()).isFalse();
    assertThat(half.state()).isEqualTo(half.value("{name = \"b\", id = \"made-1\"}"));
    var plan = half.plan("{name = \"b\"}");
    assertThat(plan.action()).isEqualTo(Action.UPDATE);
    assertThat(plan.planned()).isEqualTo(half.value("{name = \"b\", id = \"made-1\", tag = ?!}"));
    halfway.fails = false;
    assertThat(half.apply("{name = \"b\"}").all()).isEmpty();
  }
}
