package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.Resource;
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
import dev.terrane.provider.statestore.StateCall;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The call object of the author's methods. It is valid while the method runs; the threads that the
/// method starts may use it.
public final class AuthorCall
    implements ApplyCall<Object>, ListCall<Object>, ActionCall<Object>, StateCall, ProvisionerCall {
  private final Session session;
  private final Diagnostics diagnostics;
  private final StoredPrivateState kept;
  private final Deadline deadline;
  private final Function<StoredState, ObjectValue> encode;
  private volatile Consumer<ObjectValue> whenSaved = _ -> {};
  private volatile Consumer<String> progress =
      _ -> {
        throw new IllegalStateException("progress(...) is available only in invoke of an action");
      };
  private volatile @Nullable ObjectValue checkpoint;
  private volatile @Nullable Connection connection;
  private volatile boolean missedClient;
  private volatile Log log;
  private volatile long limit;
  private volatile boolean includesResource;
  private volatile MetaBlock meta;

  private AuthorCall(
      Session session,
      Diagnostics diagnostics,
      StoredPrivateState kept,
      Deadline deadline,
      Function<StoredState, ObjectValue> encode) {
    this.session = session;
    this.diagnostics = diagnostics;
    this.kept = kept;
    this.deadline = deadline;
    this.encode = encode;
    this.log = session.log();
    this.meta = MetaBlock.none(session);
  }

  /// A call that only reads, without a deadline.
  public static AuthorCall reading(
      Session session, Diagnostics diagnostics, StoredPrivateState kept) {
    return reading(session, diagnostics, kept, Deadline.NONE);
  }

  /// A call that only reads.
  public static AuthorCall reading(
      Session session, Diagnostics diagnostics, StoredPrivateState kept, Deadline deadline) {
    return new AuthorCall(
        session,
        diagnostics,
        kept,
        deadline,
        _ -> {
          throw new IllegalStateException("checkpoint(...) is available only in create and update");
        });
  }

  /// A call that lists the objects of a resource.
  public static AuthorCall listing(
      Session session,
      Diagnostics diagnostics,
      long limit,
      boolean includesResource,
      Deadline deadline) {
    var call = reading(session, diagnostics, StoredPrivateState.empty(), deadline);
    call.limit = limit;
    call.includesResource = includesResource;
    return call;
  }

  /// A call that changes the remote side of a resource.
  public static AuthorCall writing(
      Session session,
      Diagnostics diagnostics,
      StoredPrivateState kept,
      Deadline deadline,
      Resource resource) {
    return new AuthorCall(
        session,
        diagnostics,
        kept,
        deadline,
        state -> {
          var saved = resource.checkpoint(state);
          session.secrets().learn(resource.schema().members(), saved);
          return saved;
        });
  }

  @Override
  public Object client() {
    var client = session.client();
    missedClient = client instanceof Client.NotKnown;
    return client.orFail();
  }

  @Override
  public void warn(String summary, String detail) {
    var warning = Diagnostic.warning(CtyPath.ROOT, summary, detail);
    diagnostics.add(session.secrets().mask(warning));
  }

  @Override
  public void warn(SchemaMember where, String summary, String detail) {
    diagnostics.add(session.secrets().mask(diagnostics.warningAt(where, summary, detail)));
  }

  @Override
  public <T> Await<T> await(String what, Callable<? extends T> probe) {
    return Polling.of(what, probe, BackoffPolicy.normal(deadline));
  }

  @Override
  public <T> Retry<T> retry(String what, Callable<? extends T> action) {
    return Retrying.of(what, action, BackoffPolicy.normal(deadline));
  }

  @Override
  public Optional<Instant> deadline() {
    return deadline.instant();
  }

  @Override
  public HeldLock lock(String key) throws InterruptedException {
    var lock = session.locks().computeIfAbsent(key, _ -> new ReentrantLock());
    lock.lockInterruptibly();
    return lock::unlock;
  }

  @Override
  public PrivateState privateState() {
    return kept;
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
  public String uniqueName(String prefix) {
    return prefix + session.uniqueSuffixes().next();
  }

  @Override
  public boolean stopped() {
    return session.stops().stopped();
  }

  @Override
  public Log log() {
    return log;
  }

  @Override
  public <M> Optional<M> meta(Class<M> view) {
    return meta.read(view, diagnostics);
  }

  /// Sets the `provider_meta` block of this call, and returns this call.
  public AuthorCall with(MetaBlock block) {
    meta = block;
    return this;
  }

  /// Sets the log of this call.
  public void logTo(Log other) {
    log = other;
  }

  @Override
  public <S extends StoredState> S checkpoint(S state) {
    // Encoded immediately, so that a state that cannot be encoded fails in the author's call of
    // checkpoint.
    var encoded = encode.apply(state);
    checkpoint = encoded;
    whenSaved.accept(encoded);
    return state;
  }

  @Override
  public void progress(String message) {
    progress.accept(Objects.requireNonNull(message, "message"));
  }

  @Override
  public void output(String text) {
    progress.accept(Objects.requireNonNull(text, "text"));
  }

  @Override
  public Optional<Connection> connection() {
    return Optional.ofNullable(connection);
  }

  /// Sets the connection of a provisioner.
  public void connectTo(Connection to) {
    connection = to;
  }

  /// Sets the receiver of the messages to the user.
  public void progressTo(Consumer<String> receiver) {
    progress = receiver;
  }

  /// Whether the author has called `client()` while there is none.
  public boolean missedClient() {
    return missedClient;
  }

  /// Sets the listener that receives each checkpoint, on the thread that saves it.
  public void whenSaved(Consumer<ObjectValue> listener) {
    whenSaved = listener;
  }

  /// The last checkpoint.
  public Optional<ObjectValue> saved() {
    return Optional.ofNullable(checkpoint);
  }
}
