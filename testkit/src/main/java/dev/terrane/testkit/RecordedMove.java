package dev.terrane.testkit;

import dev.terrane.cty.CtyPath;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.resource.MoveCall;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/// A call that moves a state, for tests, without Terraform. It records its use. The private state
/// is initially empty.
public final class RecordedMove implements MoveCall {
  private final Source source;
  private final Map<String, String> sourcePrivate = new ConcurrentHashMap<>();
  private final RecordedFindings findings = new RecordedFindings();
  private final List<LogLine> lines = new CopyOnWriteArrayList<>();
  private final PrivateState kept = new InMemoryPrivateState();
  private volatile Optional<String> identity = Optional.empty();

  /// The source of a move.
  ///
  /// @param provider the address of its provider
  /// @param type its resource type
  /// @param version the schema version with which it was stored
  /// @param state its state as JSON
  public record Source(String provider, String type, long version, String state) {}

  RecordedMove(Source source) {
    this.source = source;
  }

  /// Sets the identity of the source; by default it has none.
  ///
  /// @param json a JSON object
  /// @return this call
  public RecordedMove identity(String json) {
    identity = Optional.of(json);
    return this;
  }

  /// Sets a value of the source's private state.
  ///
  /// @param key the key
  /// @param value the value
  /// @return this call
  public RecordedMove sourcePrivate(String key, String value) {
    sourcePrivate.put(key, value);
    return this;
  }

  /// {@return the warnings}
  public List<Diagnostic> warnings() {
    return findings.all();
  }

  /// {@return the logged messages}
  public List<LogLine> logged() {
    return List.copyOf(lines);
  }

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
    return identity;
  }

  @Override
  public Optional<String> sourcePrivate(String key) {
    return Optional.ofNullable(sourcePrivate.get(key));
  }

  @Override
  public PrivateState privateState() {
    return kept;
  }

  @Override
  public void warn(String summary, String detail) {
    findings.add(Diagnostic.warning(CtyPath.ROOT, summary, detail));
  }

  @Override
  public Log log() {
    return (level, message, fields) -> lines.add(new LogLine(level, message, fields));
  }
}
