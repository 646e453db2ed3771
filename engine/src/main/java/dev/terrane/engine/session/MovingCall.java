package dev.terrane.engine.session;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.resource.MoveCall;
import java.util.Optional;

/// The call object of the author's method that moves a state.
public final class MovingCall implements MoveCall {
  private final Session session;
  private final Diagnostics diagnostics;
  private final Source source;
  private final StoredPrivateState kept = StoredPrivateState.empty();

  /// A call.
  public MovingCall(Session session, Diagnostics diagnostics, Source source) {
    this.session = session;
    this.diagnostics = diagnostics;
    this.source = source;
  }

  /// The object that is moved.
  ///
  /// @param provider the address of its provider
  /// @param type its resource type
  /// @param version the schema version with which it was stored
  /// @param state its state as JSON
  /// @param identity its identity as JSON
  /// @param kept its private state
  public record Source(
      String provider,
      String type,
      long version,
      String state,
      Optional<String> identity,
      StoredPrivateState kept) {}

  @Override
  public String providerAddress() {
    return source.provider();
  }

  @Override
  public String typeName() {
    return source.type();
  }

  @Override
  public long schemaVersion() {
    return source.version();
  }

  @Override
  public String state() {
    return source.state();
  }

  @Override
  public Optional<String> identity() {
    return source.identity();
  }

  @Override
  public Optional<String> sourcePrivate(String key) {
    return source.kept().get(key);
  }

  @Override
  public PrivateState privateState() {
    return kept;
  }

  @Override
  public void warn(String summary, String detail) {
    var warning = Diagnostic.warning(CtyPath.ROOT, summary, detail);
    diagnostics.add(session.secrets().mask(warning));
  }

  @Override
  public Log log() {
    return session.log();
  }

  /// The private state of the target.
  public byte[] targetPrivate() {
    return kept.toBytes();
  }
}
