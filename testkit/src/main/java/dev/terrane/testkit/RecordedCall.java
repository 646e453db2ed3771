package dev.terrane.testkit;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Await;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.SchemaMember;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.provisioner.Connection;
import dev.terrane.provider.provisioner.ProvisionerCall;
import dev.terrane.provider.spi.Polling;
import dev.terrane.provider.spi.Retrying;
import dev.terrane.provider.spi.UniqueSuffixes;
import dev.terrane.provider.statestore.StateCall;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// A call for tests, without Terraform, that records its use. Thread-safe.
///
/// A wait probes without pauses, at most 100 times unless set with [#probes], and then times out.
/// Locks block threads of this call. The private state is initially empty.
///
/// @param <C> the provider's client
public final class RecordedCall<C>
    implements ApplyCall<C>, ActionCall<C>, ListCall<C>, StateCall, ProvisionerCall {
  private static final int PROBES = 100;

  /// The default of Terraform.
  private static final long LIMIT = 100;

  private final C client;
  private final List<StoredState> checkpoints = new CopyOnWriteArrayList<>();
  private final RecordedFindings findings = new RecordedFindings();
  private final List<LogLine> lines = new CopyOnWriteArrayList<>();
  private final List<String> messages = new CopyOnWriteArrayList<>();
  private final PrivateState kept = new InMemoryPrivateState();
  private final Locks locks = new Locks();
  private final UniqueSuffixes suffixes = new UniqueSuffixes();
  private volatile int probes = PROBES;
  private volatile long limit = LIMIT;
  private volatile boolean includesResource;
  private volatile @Nullable Instant end;
  private volatile boolean stopped;
  private volatile @Nullable Object meta;
  private volatile @Nullable Connection connection;

  RecordedCall(C client) {
    this.client = client;
  }

  /// Sets the maximum number of probes of a wait.
  ///
  /// @param most the number of probes, at least 1
  /// @return this call
  /// @throws IllegalArgumentException when the number is less than 1
  public RecordedCall<C> probes(int most) {
    if (most < 1) {
      throw new IllegalArgumentException(
          "the number of probes must be at least 1, not " + most + " times");
    }
    probes = most;
    return this;
  }

  /// Sets the deadline; by default a call has none. A wait fails after the deadline, but no thread
  /// is interrupted.
  ///
  /// @param moment the deadline
  /// @return this call
  public RecordedCall<C> endingAt(Instant moment) {
    end = moment;
    return this;
  }

  /// Simulates that the user stops Terraform with Ctrl-C: each later wait and lock throws an
  /// InterruptedException. To stop inside a method, call it from the test double of the client.
  ///
  /// @return this call
  public RecordedCall<C> stop() {
    stopped = true;
    return this;
  }

  /// Sets the limit of a list; by default 100, as in Terraform. The test takes the results from the
  /// stream itself.
  ///
  /// @param most the maximum number of results, at least 1
  /// @return this call
  /// @throws IllegalArgumentException when the number is less than 1
  public RecordedCall<C> limit(long most) {
    if (most < 1) {
      throw new IllegalArgumentException("the limit must be at least 1, not " + most);
    }
    limit = most;
    return this;
  }

  /// Simulates a `list` block with `include_resource = true`.
  ///
  /// @return this call
  public RecordedCall<C> includingResource() {
    includesResource = true;
    return this;
  }

  /// Sets the `provider_meta` block of the module; by default there is none.
  ///
  /// @param view the view of the block
  /// @return this call
  public RecordedCall<C> providerMeta(Object view) {
    meta = view;
    return this;
  }

  /// Sets the connection of a provisioner; by default there is none.
  ///
  /// @param to the connection
  /// @return this call
  public RecordedCall<C> connectedTo(Connection to) {
    connection = to;
    return this;
  }

  /// {@return the saved checkpoints in order; Terraform would store the last one}
  public List<StoredState> checkpoints() {
    return List.copyOf(checkpoints);
  }

  /// {@return the progress messages of an action, or the output of a provisioner, in order}
  public List<String> messages() {
    return List.copyOf(messages);
  }

  /// {@return the warnings}
  public List<Diagnostic> warnings() {
    return findings.all();
  }

  /// {@return the logged messages}
  public List<LogLine> logged() {
    return List.copyOf(lines);
  }

  /// {@return the keys of the locks that are held; should be empty after a method}
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
  public String uniqueName(String prefix) {
    return prefix + suffixes.next();
  }

  @Override
  public long limit() {
    return limit;
  }

  @Override
  public boolean includesResource() {
    return includesResource;
  }

  @Override
  public void progress(String message) {
    messages.add(message);
  }

  @Override
  public void output(String text) {
    messages.add(text);
  }

  @Override
  public Optional<Connection> connection() {
    return Optional.ofNullable(connection);
  }

  @Override
  public void warn(String summary, String detail) {
    findings.add(Diagnostic.warning(CtyPath.ROOT, summary, detail));
  }

  @Override
  public void warn(SchemaMember where, String summary, String detail) {
    findings.add(Diagnostic.warning(CtyPath.ROOT.attribute(where.name()), summary, detail));
  }

  @Override
  public <T> Await<T> await(String what, Callable<? extends T> probe) {
    return Polling.of(what, probe, new ProbeLimit(probes, deadline(), this::stopped));
  }

  @Override
  public <T> Retry<T> retry(String what, Callable<? extends T> action) {
    return Retrying.of(what, action, new ProbeLimit(probes, deadline(), this::stopped));
  }

  @Override
  public Optional<Instant> deadline() {
    return Optional.ofNullable(end);
  }

  @Override
  public HeldLock lock(String key) throws InterruptedException {
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
  public <M> Optional<M> meta(Class<M> view) {
    return new RecordedMeta(meta).as(view);
  }

  @Override
  public Log log() {
    return (level, message, fields) -> lines.add(new LogLine(level, message, fields));
  }
}
