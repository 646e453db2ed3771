package dev.terrane.testkit;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.PlanCall;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/// A planning call for tests, without Terraform, that records its use. The private state is
/// initially empty.
///
/// @param <C> the provider's client
public final class RecordedPlan<C> implements PlanCall<C>, ActionPlanCall<C> {
  private final Optional<C> client;
  private final RecordedFindings findings = new RecordedFindings();
  private final List<Attribute<?>> replaced = new CopyOnWriteArrayList<>();
  private final List<LogLine> lines = new CopyOnWriteArrayList<>();
  private final PrivateState kept = new InMemoryPrivateState();
  private volatile @Nullable Object meta;

  RecordedPlan(Optional<C> client) {
    this.client = client;
  }

  /// Sets the `provider_meta` block of the module; by default there is none.
  ///
  /// @param view the view of the block
  /// @return this call
  public RecordedPlan<C> providerMeta(Object view) {
    meta = view;
    return this;
  }

  /// {@return the attributes that require replacement}
  public List<Attribute<?>> replaced() {
    return List.copyOf(replaced);
  }

  /// {@return the diagnostics}
  public RecordedFindings findings() {
    return findings;
  }

  /// {@return the logged messages}
  public List<LogLine> logged() {
    return List.copyOf(lines);
  }

  @Override
  public void add(Diagnostic finding) {
    findings.add(finding);
  }

  @Override
  public Optional<C> client() {
    return client;
  }

  @Override
  public void replace(Attribute<?> because) {
    replaced.add(because);
  }

  @Override
  public PrivateState privateState() {
    return kept;
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
