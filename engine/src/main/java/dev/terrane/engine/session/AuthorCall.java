package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Await;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.Writing;
import dev.terrane.provider.internal.Watch;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What an author's method gets. It lives as long as the method runs.
public final class AuthorCall implements Writing<Object> {
  private final Session session;
  private final Diagnostics diagnostics;
  private final KeptState kept;
  private final Deadline deadline;
  private final Function<StoredState, ObjectValue> encode;
  private volatile @Nullable ObjectValue checkpoint;
  private volatile boolean missedClient;

  private AuthorCall(
      Session session,
      Diagnostics diagnostics,
      KeptState kept,
      Deadline deadline,
      Function<StoredState, ObjectValue> encode) {
    this.session = session;
    this.diagnostics = diagnostics;
    this.kept = kept;
    this.deadline = deadline;
    this.encode = encode;
  }

  /// A call that looks only, and takes as long as it takes.
  public static AuthorCall reading(Session session, Diagnostics diagnostics, KeptState kept) {
    return reading(session, diagnostics, kept, Deadline.NONE);
  }

  /// A call that looks only.
  public static AuthorCall reading(
      Session session, Diagnostics diagnostics, KeptState kept, Deadline deadline) {
    return new AuthorCall(
        session,
        diagnostics,
        kept,
        deadline,
        _ -> {
          throw new IllegalStateException("only create and update can checkpoint");
        });
  }

  /// A call that changes the remote side of a resource.
  public static AuthorCall writing(
      Session session,
      Diagnostics diagnostics,
      KeptState kept,
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
  public <T> Await<T> await(String what, Callable<? extends T> probe) {
    return Watch.of(what, probe, Pace.normal(deadline));
  }

  @Override
  public Optional<Instant> deadline() {
    return deadline.instant();
  }

  @Override
  public Held lock(String key) throws InterruptedException {
    var lock = session.locks().computeIfAbsent(key, _ -> new ReentrantLock());
    lock.lockInterruptibly();
    return lock::unlock;
  }

  @Override
  public PrivateState privateState() {
    return kept;
  }

  @Override
  public boolean stopped() {
    return session.stops().stopped();
  }

  @Override
  public Log log() {
    return session.log();
  }

  @Override
  public <S extends StoredState> S checkpoint(S state) {
    // Written at once: a state that cannot be written fails where it was made, not when it is
    // needed.
    checkpoint = encode.apply(state);
    return state;
  }

  /// Whether the client was asked for, which cannot be made before apply.
  public boolean missedClient() {
    return missedClient;
  }

  /// What was saved last.
  public Optional<ObjectValue> saved() {
    return Optional.ofNullable(checkpoint);
  }
}
