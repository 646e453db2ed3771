package dev.terrane.testkit.faults;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.testkit.faults.TrialRun.Recorded;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Tests that a resource survives faults. Each fault has a life cycle of its own, from nothing over
/// each configuration that the instance has had to its destruction: in one of them, one call to the
/// remote side has a [Fault], or one argument is unknown during plan.
///
/// After a fault, the command must end, and must not succeed with a wrong result: either it reports
/// an error, or the plan afterwards is empty. When the same command is repeated, it must succeed,
/// and the plan must be empty, with and without a refresh. After the destroy, nothing may exist
/// that the life cycle has created, unless a diagnostic names it, as the warning about a created
/// object does that was not recorded in the state.
///
/// Immutable.
public final class FaultInjection {
  private final FaultSubject subject;
  private final Consumer<Runnable> withoutObject;
  private final FaultOptions options;

  private FaultInjection(
      FaultSubject subject, Consumer<Runnable> withoutObject, FaultOptions options) {
    this.subject = subject;
    this.withoutObject = withoutObject;
    this.options = options;
  }

  /// Used by `ResourceInstance.faults()` of `dev.terrane.testkit.core`.
  ///
  /// @param subject the resource
  /// @param withoutObject runs an action while the object of the instance does not exist
  /// @return all faults
  public static FaultInjection of(FaultSubject subject, Consumer<Runnable> withoutObject) {
    return new FaultInjection(subject, withoutObject, FaultOptions.ALL);
  }

  private FaultInjection with(FaultOptions other) {
    return new FaultInjection(subject, withoutObject, other);
  }

  /// Sets how the test sees the remote side. Without it, only objects that were in a state are
  /// looked for after destroy, by the provider's own `read`.
  ///
  /// @param names returns the ids or names of all objects, as diagnostics contain them; must not
  ///   make observed calls
  /// @return with this view of the remote side
  public FaultInjection existing(Supplier<? extends Collection<String>> names) {
    return with(options.existing(() -> new LinkedHashSet<>(names.get())));
  }

  /// Omits faults.
  ///
  /// @param faults the faults that the remote side cannot have
  /// @return without these
  public FaultInjection without(Fault... faults) {
    var left = new LinkedHashSet<>(options.faults());
    Arrays.asList(faults).forEach(left::remove);
    return with(options.faults(left));
  }

  /// Omits unknown arguments.
  ///
  /// @return only with faults of calls
  public FaultInjection withoutUnknownArguments() {
    return with(options.withoutUnknown());
  }

  /// Permits that an object is lost when its creation has taken effect and the response was lost.
  /// This is the case for a remote side that chooses the ids of its objects and offers no call that
  /// can be repeated.
  ///
  /// @return with this permission
  public FaultInjection lostResponsesMayLoseObjects() {
    return with(options.losing());
  }

  /// Runs a single life cycle, to find the reason of a failure.
  ///
  /// @param label its name in the message of the failure: `apply 1, call 2, RESPONSE_LOST`
  /// @return with this life cycle only
  public FaultInjection only(String label) {
    return with(options.only(label));
  }

  /// Runs all life cycles. The object of the instance is destroyed before, and created again
  /// afterwards.
  ///
  /// @throws AssertionError if the provider does not survive one; it names the call or the
  ///   argument, and says how to run this life cycle alone
  /// @throws IllegalStateException if no calls are observed
  public void survives() {
    withoutObject.accept(this::runAll);
  }

  private void runAll() {
    try (var directory = new TemporaryDirectory()) {
      var runs = new Runs(directory);
      var steps = Trial.Step.of(subject.configurations());
      var calls = runs.run(Trial.withoutFault(steps));
      requireObserved(calls);
      var trials = new Trials(steps);
      var ofArguments =
          options.unknown() ? trials.ofArguments(runs.members()) : Stream.<Trial>empty();
      only(Stream.concat(trials.ofCalls(calls, options.faults()), ofArguments).toList())
          .forEach(runs::run);
    }
  }

  private void requireObserved(List<Recorded> calls) {
    if (calls.isEmpty() && !options.faults().isEmpty()) {
      throw new IllegalStateException(
          subject.typeName()
              + ": no call to the remote side was observed. Pass the provider to Core.of by"
              + " RemoteCalls.observe, for example calls.observe(type, RemoteCalls::http); if the"
              + " resource makes no calls, omit all faults: without(Fault.values()).");
    }
  }

  private List<Trial> only(List<Trial> trials) {
    var wanted = options.only();
    if (wanted.isEmpty()) {
      return trials;
    }
    var found = trials.stream().filter(one -> one.label().equals(wanted.get())).toList();
    if (found.isEmpty()) {
      var labels = trials.stream().map(Trial::label).toList();
      throw new IllegalArgumentException(
          "There is no life cycle \"" + wanted.get() + "\"; there are " + labels + ".");
    }
    return found;
  }

  /// Runs trials.
  private final class Runs {
    private final TemporaryDirectory directory;

    Runs(TemporaryDirectory directory) {
      this.directory = directory;
    }

    List<Attribute<?>> members() {
      var sessions = new FaultedSessions(subject, Optional.empty(), options.existing());
      try {
        return sessions.core().resource(subject.typeName()).schema().members();
      } finally {
        sessions.end();
      }
    }

    List<Recorded> run(Trial trial) {
      try {
        // Without a kill, the journal would only cost time.
        var journal = trial.kills() ? Optional.of(directory.next()) : Optional.<Path>empty();
        return new TrialRun(subject, trial, journal, options.existing())
            .run(new Leftovers(options.lostMayRemain()));
      } catch (Problem problem) {
        throw new AssertionError(message(trial, problem), problem);
      } finally {
        subject.calls().inject(Injection.none());
      }
    }

    private String message(Trial trial, Problem problem) {
      return subject.typeName()
          + " does not survive \""
          + trial.label()
          + "\": "
          + trial.description()
          + ".\n  "
          + problem.getMessage()
          + (trial.call() == 0 && trial.label().equals(Trial.NO_FAULT)
              ? ""
              : "\n  To run it alone: faults().only(\"" + trial.label() + "\").survives()");
    }
  }
}
