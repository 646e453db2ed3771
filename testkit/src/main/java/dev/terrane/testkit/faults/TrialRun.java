package dev.terrane.testkit.faults;

import dev.terrane.core.Action;
import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.Plan;
import dev.terrane.core.ResourceInstance;
import dev.terrane.core.StoredObject;
import dev.terrane.cty.CtyValue;
import dev.terrane.testkit.faults.Command.Outcome;
import dev.terrane.testkit.internal.ObjectDifference;
import dev.terrane.testkit.internal.ResourceTypes;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Runs a trial: after the fault, the command is repeated, and must succeed; then the plan must be
/// empty. After the last step, nothing may be left on the remote side.
final class TrialRun {
  private final FaultSubject subject;
  private final Trial trial;
  private final RemoteCalls calls;
  private final FaultedSessions sessions;
  private final Injection injection;
  private final ResourceInstance instance;
  private final List<String> reports = new ArrayList<>();
  private final Set<StoredObject> seen = new LinkedHashSet<>();
  private final Supplier<Set<String>> existing;
  private Injection current;

  /// A run that has not started.
  ///
  /// @param journal an empty directory; none if the process is not killed
  /// @param existing returns what exists on the remote side
  TrialRun(
      FaultSubject subject, Trial trial, Optional<Path> journal, Supplier<Set<String>> existing) {
    this.existing = existing;
    this.subject = subject;
    this.trial = trial;
    this.calls = subject.calls();
    this.sessions = new FaultedSessions(subject, journal, existing);
    this.injection = trial.injection(sessions);
    this.current = injection;
    this.instance = sessions.core().resource(subject.typeName());
    sessions.end();
  }

  /// A call.
  ///
  /// @param step the step that made it
  /// @param name its name
  record Recorded(String step, String name) {}

  /// Runs the life cycle.
  ///
  /// @param leftovers checks what is left
  /// @return the calls that it made until the fault
  /// @throws Problem if the provider does not survive
  List<Recorded> run(Leftovers leftovers) {
    var before = existing.get();
    var recorded = new ArrayList<Recorded>();
    calls.inject(injection);
    for (var step : trial.steps()) {
      var known = injection.names().size();
      run(step);
      injection.names().stream()
          .skip(known)
          .forEach(name -> recorded.add(new Recorded(step.name(), name)));
    }
    requireNothingLeft();
    leftovers.check(before, existing.get(), injection.created(), reports);
    return List.copyOf(recorded);
  }

  private void run(Trial.Step step) {
    var outcome = command(() -> step.run(instance));
    if (current == injection && injection.hasApplied()) {
      requireEnd(step, outcome);
      recover(step, outcome);
    } else {
      require(outcome.isOk(), step.name() + " failed", outcome);
    }
    if (current != injection || trial.fault() == null) {
      requireConverged(step);
    }
  }

  private void recover(Trial.Step step, Outcome outcome) {
    current = Injection.none();
    calls.inject(current);
    if (!outcome.isOk()) {
      var again = command(() -> step.run(instance));
      require(again.isOk(), "the next " + step.name() + " failed", again);
    }
  }

  private void requireEnd(Trial.Step step, Outcome outcome) {
    if (injection.isInterruptIgnored()) {
      throw new Problem("the call was repeated after the deadline had interrupted it", reports);
    }
    if (outcome instanceof Outcome.Violated || outcome instanceof Outcome.Endless) {
      throw new Problem(step.name() + " failed:\n" + outcome.text(), reports);
    }
  }

  /// Runs a command in sessions of its own.
  private Outcome command(Supplier<CommandDiagnostics> command) {
    var outcome = Command.run(current, command);
    if (outcome instanceof Outcome.Ended(var findings)) {
      findings.all().forEach(one -> reports.add(one.summary() + "\n" + one.detail()));
    }
    if (instance.exists()) {
      seen.add(instance.stored());
    }
    if (outcome instanceof Outcome.Killed || outcome instanceof Outcome.Endless) {
      sessions.kill();
      return outcome;
    }
    if (sessions.isBusy()) {
      sessions.kill();
      throw new Problem("the provider still runs after it was interrupted", reports);
    }
    sessions.end();
    return outcome;
  }

  private void require(boolean condition, String problem, Outcome outcome) {
    if (!condition) {
      throw new Problem(problem + ":\n" + outcome.text(), reports);
    }
  }

  /// Calls of these commands are not part of the life cycle.
  private Outcome unobserved(Supplier<CommandDiagnostics> command) {
    current.pause(true);
    try {
      return command(command);
    } finally {
      current.pause(false);
    }
  }

  private void requireConverged(Trial.Step step) {
    if (step.destroys()) {
      require(!instance.exists(), "the state contains the object after destroy", NOTHING);
      return;
    }
    var applied = instance.stored();
    var before = instance.state();
    var refreshed = unobserved(instance::refresh);
    var read = instance.state();
    instance.store(applied);
    require(refreshed.isOk(), "the refresh after " + step.name() + " failed", refreshed);
    requireEqual("a refresh after " + step.name() + " found other values", before, read);
    requireEmpty("plan after " + step.name(), () -> instance.plan(step.known()));
    requireEmpty(
        "plan -refresh=false after " + step.name(),
        () -> instance.planWithoutRefresh(step.known()));
  }

  private static final Outcome NOTHING = new Outcome.Ended(CommandDiagnostics.NONE);

  private void requireEqual(String problem, CtyValue before, CtyValue after) {
    if (!before.equals(after)) {
      throw new Problem(problem + ":" + difference(before, after), reports);
    }
  }

  private void requireEmpty(String name, Supplier<Plan> command) {
    var plans = new ArrayList<Plan>();
    var outcome =
        unobserved(() -> {
          plans.add(command.get());
          return plans.getFirst().findings();
        });
    require(outcome.isOk(), "the " + name + " failed", outcome);
    var change = plans.getFirst().get();
    if (change.action() != Action.NO_OP) {
      var changed = difference(change.prior(), change.planned());
      throw new Problem("the " + name + " is not empty: " + change.action() + changed, reports);
    }
  }

  private String difference(CtyValue before, CtyValue after) {
    return ObjectDifference.of(instance.schema().members(), before, after);
  }

  /// Objects that were in a state must not exist any more.
  private void requireNothingLeft() {
    if (ResourceTypes.areStateOnly(subject.type(), subject.typeName())) {
      return;
    }
    for (var last : List.copyOf(seen)) {
      var other = sessions.core().resource(subject.typeName());
      other.store(last);
      var outcome = unobserved(other::refresh);
      require(outcome.isOk(), "the read of an object after its destroy failed", outcome);
      require(!other.exists(), "an object that was in the state exists after destroy", NOTHING);
    }
  }
}
