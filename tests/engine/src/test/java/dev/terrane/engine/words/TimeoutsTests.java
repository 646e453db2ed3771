package dev.terrane.engine.words;

import static dev.terrane.engine.sample.Sample.instance;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestInstance;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests the timeouts that users set.
class TimeoutsTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<String> NOTE = Attribute.string("note").optional();
  private static final OperationTimeouts BLOCK =
      OperationTimeouts.block()
          .with(Operation.CREATE, Duration.ofMinutes(45))
          .with(Operation.UPDATE, Duration.ofMinutes(30))
          .with(Operation.DELETE, Duration.ofMinutes(10));

  private static Schema of(OperationTimeouts timeouts) {
    return Schema.resource(NAME, NOTE).timeouts(timeouts);
  }

  /// Writes down how many minutes each method has, to the nearest.
  private static final class Clocked extends Thing {
    private final List<String> seen = new ArrayList<>();

    Clocked(OperationTimeouts timeouts) {
      super(of(timeouts));
    }

    private void look(String method, Call<String> call) {
      var left = call.deadline().map(end -> Duration.between(Instant.now(), end).plusSeconds(30));
      seen.add(method + " " + left.map(Duration::toMinutes));
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      look("create", call);
      return super.create(call, in);
    }

    @Override
    public ObjectView update(ApplyCall<String> call, ObjectView before, ObjectView in)
        throws Exception {
      look("update", call);
      return super.update(call, before, in);
    }

    @Override
    public void delete(Call<String> call, ObjectView last) throws Exception {
      look("delete", call);
      super.delete(call, last);
    }
  }

  @Test
  void eachMethodHasTheUsersTimeElseTheDefault() {
    var clocked = new Clocked(BLOCK);
    var thing = instance(clocked);
    var more = "timeouts = {create = \"2h\", delete = \"1h30m\"}";
    assertThat(thing.apply("{name = \"a\", " + more + "}").all()).isEmpty();
    assertThat(thing.apply("{name = \"a\", note = \"n\", " + more + "}").all()).isEmpty();
    assertThat(thing.destroy().all()).isEmpty();
    assertThat(clocked.seen)
        .containsExactly("create Optional[120]", "update Optional[30]", "delete Optional[90]");
  }

  @Test
  void anOperationWithoutItsOwnTimeoutHasTheDefaultOfAll() {
    var clocked = new Clocked(BLOCK.with(Operation.DEFAULT, Duration.ofMinutes(5)));
    var some =
        new Clocked(OperationTimeouts.block().with(Operation.DEFAULT, Duration.ofMinutes(5)));
    assertThat(instance(clocked).apply("{name = \"a\", timeouts = {default = \"1h\"}}").all())
        .isEmpty();
    assertThat(instance(some).apply("{name = \"a\", timeouts = {default = \"1h\"}}").all())
        .isEmpty();
    assertThat(instance(some).apply("{name = \"a\"}").all()).isEmpty();
    assertThat(clocked.seen).containsExactly("create Optional[45]");
    assertThat(some.seen).containsExactly("create Optional[60]", "create Optional[5]");
  }

  @Test
  void anOperationWithoutATimeoutHasNoEnd() {
    var clocked =
        new Clocked(OperationTimeouts.block().with(Operation.DELETE, Duration.ofMinutes(10)));
    instance(clocked).apply("{name = \"a\"}");
    assertThat(clocked.seen).containsExactly("create Optional.empty");
  }

  @Test
  void areKeptInTheStateAndHiddenFromTheAuthor() {
    var seen = new ArrayList<String>();
    var author =
        new Thing(of(BLOCK)) {
          @Override
          public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
            seen.add(in.toString());
            return ObjectView.EMPTY.with(NAME, "a");
          }

          @Override
          public Optional<ObjectView> read(Call<String> call, ObjectView last) {
            seen.add(last.toString());
            return Optional.of(ObjectView.EMPTY.with(NAME, "a"));
          }
        };
    var thing = instance(author);
    assertThat(thing.apply("{name = \"a\", timeouts = {create = \"30m\"}}").all()).isEmpty();
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", timeouts = {create = \"30m\"}}"));
    assertThat(seen).isNotEmpty().noneMatch(one -> one.contains("30m"));
  }

  @Test
  void areAbsentAfterAnImport() {
    var thing = instance(new Thing(of(BLOCK)));
    assertThat(thing.importId("a").all()).isEmpty();
    assertThat(thing.state()).isEqualTo(thing.value("{name = \"a\"}"));
    assertThat(thing.plan("{name = \"a\"}").action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void mayBeAnAttribute() {
    var timeouts =
        OperationTimeouts.nestedAttribute().with(Operation.CREATE, Duration.ofMinutes(45));
    var clocked = new Clocked(timeouts);
    var thing = instance(clocked);
    assertThat(thing.apply("{name = \"a\", timeouts = {create = \"180s\"}}").all()).isEmpty();
    assertThat(clocked.seen).containsExactly("create Optional[3]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0s", "-1h", "1", "an hour", "1h ", "999999999h", "1d", "1e3s"})
  void whatIsNoDurationIsRefusedAtItsPlace(String text) {
    var thing = instance(new Thing(of(BLOCK)));
    var finding = thing.validate("{name = \"a\", timeouts = {create = \"" + text + "\"}}").only();
    assertThat(finding.path()).hasToString("timeouts.create");
    assertThat(finding.detail()).contains("must be a duration such as \"30s\" or \"1h30m\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1ns", "1h2m3s4ms5us6ns", "1.5h", ".5s", "3µs", "3μs", "100000h"})
  void everySpellingOfGoIsAccepted(String text) {
    var thing = instance(new Thing(of(BLOCK)));
    assertThat(thing.validate("{name = \"a\", timeouts = {create = \"" + text + "\"}}").all())
        .isEmpty();
  }

  /// Saves a checkpoint and never returns.
  private static TestInstance endless(Callee create, OperationTimeouts timeouts) {
    return instance(
        new Thing(of(timeouts)) {
          @Override
          public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
            call.checkpoint(in);
            create.wait(call);
            return in;
          }
        });
  }

  interface Callee {
    void wait(ApplyCall<String> call) throws Exception;
  }

  private static void hang(ApplyCall<String> call) throws Exception {
    assertThat(new CountDownLatch(1).await(1, TimeUnit.MINUTES)).isTrue();
  }

  @Test
  void aCallIsInterruptedWhenItsTimeIsOverAndItsCheckpointIsKept() {
    var thing = endless(TimeoutsTests::hang, BLOCK);
    var finding =
        thing.apply("{name = \"a\", timeouts = {create = \"30ms\", delete = \"1m\"}}").only();
    assertThat(finding.summary()).isEqualTo("Timed out: create of resource t_thing");
    assertThat(finding.detail())
        .contains("create did not finish within 30ms")
        .contains("The last checkpoint is kept.")
        .contains("Increase the timeout in the configuration: timeouts { create = \"60ms\" }");
    assertThat(thing.state())
        .isEqualTo(thing.value("{name = \"a\", timeouts = {create = \"30ms\", delete = \"1m\"}}"));
    assertThat(thing.stored().tainted()).isTrue();
    assertThat(thing.destroy().all()).isEmpty();
  }

  @Test
  void aWaitEndsAtTheDeadlineAndSaysWhatItWaitedFor() {
    var attribute =
        OperationTimeouts.nestedAttribute().with(Operation.CREATE, Duration.ofMillis(30));
    var thing =
        endless(call -> call.await("VM to run", () -> "starting").until(_ -> false), attribute);
    var finding = thing.apply("{name = \"a\"}").only();
    assertThat(finding.summary()).isEqualTo("Timed out waiting for VM to run");
    assertThat(finding.detail())
        .isEqualTo(
            "The condition did not hold within 30ms. Last observed state:"
                + " starting. Increase the timeout in the configuration: timeouts = { create ="
                + " \"60ms\" }");
  }

  @Test
  void aProbeThatHangsEndsAtTheDeadlineAsWell() {
    var timeouts = OperationTimeouts.block().with(Operation.CREATE, Duration.ofMillis(30));
    var thing =
        endless(
            call ->
                call.await(
                        "VM to run",
                        () -> {
                          hang(call);
                          return "up";
                        })
                    .until(_ -> true),
            timeouts);
    assertThat(thing.apply("{name = \"a\"}").only().summary())
        .isEqualTo("Timed out waiting for VM to run");
  }

  @Test
  void aFailureThatTheEndOfTheTimeCausesKeepsItsWords() {
    var timeouts = OperationTimeouts.block().with(Operation.CREATE, Duration.ofMillis(30));
    var thing =
        endless(
            call -> {
              try {
                hang(call);
              } catch (InterruptedException e) {
                throw new Failure("The VM is lost", "It was interrupted.").because(e);
              }
            },
            timeouts);
    var finding = thing.apply("{name = \"a\"}").only();
    assertThat(finding.summary()).isEqualTo("The VM is lost");
    assertThat(finding.detail()).startsWith("It was interrupted. Increase the timeout");
  }

  @Test
  void theThreadIsFreeAfterwards() {
    var timeouts = OperationTimeouts.block().with(Operation.CREATE, Duration.ofMillis(30));
    endless(TimeoutsTests::hang, timeouts).apply("{name = \"a\"}");
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void theAuthorsDescriptionIsThatOfTheTimeout() {
    var timeouts =
        OperationTimeouts.block()
            .with(Operation.CREATE, Duration.ofMinutes(1), "How long a create may take.")
            .with(Operation.DELETE, Duration.ofMinutes(2));
    var block =
        of(timeouts).members().stream()
            .filter(one -> one.name().equals("timeouts"))
            .findFirst()
            .flatMap(one -> one.nested())
            .orElseThrow();
    assertThat(block.members())
        .extracting(one -> one.rules().description())
        .containsExactly("How long a create may take.", "The timeout of delete, by default 2m.");
  }
}
