package dev.terrane.testkit;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Await;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.spi.Polling;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// A call without Terraform that records what it receives. Several threads may use it.
///
/// A wait probes without a pause, at most 100 times unless [#probes] says otherwise, and then fails
/// as a wait whose time is over. Locks are real, within this call. Private state starts empty.
///
/// @param <C> the provider's client
public final class RecordedCall<C> implements ApplyCall<C> {
  private static final int PROBES = 100;

  private final C client;
  private final List<StoredState> checkpoints = new CopyOnWriteArrayList<>();
  private final RecordedFindings findings = new RecordedFindings();
  private final List<LogLine> lines = new CopyOnWriteArrayList<>();
  private final PrivateState kept = new InMemoryPrivateState();
  private final Locks locks = new Locks();
  private volatile int probes = PROBES;
  private volatile @Nullable Instant end;
  private volatile boolean stopped;

  RecordedCall(C client) {
    this.client = client;
  }

  /// Sets how often a wait may look.
  ///
  /// @param most the number of probes, at least 1
  /// @return this call
  /// @throws IllegalArgumentException for less than 1
  public RecordedCall<C> probes(int most) {
    if (most < 1) {
      throw new IllegalArgumentException(
          "the number of probes must be at least 1, not " + most + " times");
    }
    probes = most;
    return this;
  }

  /// Gives this call a deadline. It has none unless a test says so; a wait that is not over by then
  /// fails, but nothing is interrupted.
  ///
  /// @param moment when the time is over
  /// @return this call
  public RecordedCall<C> endingAt(Instant moment) {
    end = moment;
    return this;
  }

  /// Stops Terraform, as a user does with Ctrl-C: from now on each wait and each lock is
  /// interrupted. To stop in the middle of a method, let the stand-in call it.
  ///
  /// @return this call
  public RecordedCall<C> stop() {
    stopped = true;
    return this;
  }

  /// {@return what was saved, the last of it last: that one Terraform would keep}
  public List<StoredState> checkpoints() {
    return List.copyOf(checkpoints);
  }

  /// {@return the findings that the user sees without a failure}
  public List<Diagnostic> warnings() {
    return findings.all();
  }

  /// {@return what was logged}
  public List<LogLine> logged() {
    return List.copyOf(lines);
  }

  /// {@return the keys that are locked now; after a method none should be}
  public Set<String> locked() {
    return locks.held();
  }

  @Override
  public C client() {
    return client;
  }

  @Override
  public <S extends StoredState> S checkpoint(S state) {
    checkpoints.add(state);
    return state;
  }

  @Override
  public void warn(String summary, String detail) {
    findings.add(Diagnostic.warning(CtyPath.ROOT, summary, detail));
  }

  @Override
  public <T> Await<T> await(String what, Callable<? extends T> probe) {
    return Polling.of(what, probe, new ProbeLimit(probes, deadline(), this::stopped));
  }

  @Override
  public Optional<Instant> deadline() {
    return Optional.ofNullable(end);
  }

  @Override
  public Held lock(String key) throws InterruptedException {
    if (stopped) {
      throw new InterruptedException("stopped while waiting for the lock " + key);
    }
    return locks.lock(key);
  }

  @Override
  public PrivateState privateState() {
    return kept;
  }

  @Override
  public boolean stopped() {
    return stopped;
  }

  @Override
  public Log log() {
    return (level, message, fields) -> lines.add(new LogLine(level, message, fields));
  }
}
