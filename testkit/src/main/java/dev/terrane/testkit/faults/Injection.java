package dev.terrane.testkit.faults;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// The calls of a part of a life cycle, of which at most one has a fault. Thread-safe.
final class Injection {
  /// The sessions whose call has a fault.
  interface Sessions {
    /// Stops them, as Terraform does.
    void stop();

    /// Lets the deadlines of their running calls pass.
    ///
    /// @return false if there is no deadline
    boolean expire();

    /// The names of the objects on the remote side.
    Set<String> existing();
  }

  private final int number;
  private final @Nullable Fault fault;
  private final Sessions sessions;
  private final List<String> names = new ArrayList<>();
  private final CompletableFuture<Boolean> killed = new CompletableFuture<>();
  private final Set<String> created = new HashSet<>();
  private boolean paused;
  private boolean ended;
  private boolean reached;
  private boolean applied;
  private boolean interruptIgnored;
  private @Nullable String hanging;

  /// A fault of the call with this number, from 1.
  Injection(int number, Fault fault, Sessions sessions) {
    this(number, sessions, fault);
  }

  private Injection(int number, Sessions sessions, @Nullable Fault fault) {
    this.number = number;
    this.fault = fault;
    this.sessions = sessions;
  }

  /// Without a fault; calls are counted.
  static Injection none() {
    var nothing =
        new Sessions() {
          @Override
          public void stop() {}

          @Override
          public boolean expire() {
            return false;
          }

          @Override
          public Set<String> existing() {
            return Set.of();
          }
        };
    return new Injection(0, nothing, null);
  }

  /// The names of the calls so far.
  synchronized List<String> names() {
    return List.copyOf(names);
  }

  /// Whether calls are not counted, because the test makes them.
  synchronized void pause(boolean now) {
    paused = now;
  }

  /// Ends the sessions of this part: calls that they still make never return.
  synchronized void end() {
    ended = true;
  }

  /// The objects that the call with the fault has created. The provider has received no response.
  synchronized Set<String> created() {
    return Set.copyOf(created);
  }

  private void unknown(Set<String> before) {
    var after = sessions.existing();
    synchronized (this) {
      created.addAll(after);
      created.removeAll(before);
    }
  }

  /// Whether the call of the fault was made, and the fault has happened.
  synchronized boolean hasApplied() {
    return applied;
  }

  /// Whether a call was repeated after it was interrupted by the deadline.
  synchronized boolean isInterruptIgnored() {
    return interruptIgnored;
  }

  /// Completes when the process counts as killed.
  CompletableFuture<Boolean> killed() {
    return killed;
  }

  <R> R call(String name, Callable<R> call, CallFailures failures) throws Exception {
    if (isOver(name)) {
      kill();
    }
    var now = count(name);
    return now == null ? call.call() : faulty(now, name, call, failures);
  }

  private synchronized boolean isOver(String name) {
    interruptIgnored |= !ended && name.equals(hanging);
    return ended || interruptIgnored;
  }

  private synchronized @Nullable Fault count(String name) {
    if (paused) {
      return null;
    }
    names.add(name);
    var isFaulty = names.size() == number && !reached;
    reached |= isFaulty;
    return isFaulty ? fault : null;
  }

  private <R> R faulty(Fault now, String name, Callable<R> call, CallFailures failures)
      throws Exception {
    if (now.takesEffect) {
      var before = sessions.existing();
      var result = call.call();
      if (now.kind == Fault.Kind.TIMEOUT && !sessions.expire()) {
        return result;
      }
      unknown(before);
      discard(result);
    } else if (now.kind == Fault.Kind.TIMEOUT && !sessions.expire()) {
      return call.call();
    }
    happened(now, name);
    throw switch (now.kind) {
      case FAILURE -> failures.failed();
      case TIMEOUT -> failures.interrupted();
      case STOP -> {
        sessions.stop();
        yield failures.interrupted();
      }
      case KILL -> kill();
    };
  }

  /// Closes the lost response, such as an open file: it ends with the connection.
  private static void discard(Object result) throws Exception {
    if (result instanceof AutoCloseable open) {
      open.close();
    }
  }

  private synchronized void happened(Fault now, String name) {
    applied = true;
    hanging = now.kind == Fault.Kind.TIMEOUT ? name : null;
  }

  /// Never returns, so that no code of the provider runs any more.
  private RuntimeException kill() {
    end();
    killed.complete(true);
    while (true) {
      LockSupport.park(this);
      Thread.interrupted();
    }
  }
}
