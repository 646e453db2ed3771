package dev.terrane.engine.session;

import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Log;
import dev.terrane.provider.PrivateState;
import dev.terrane.provider.action.ActionPlanCall;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.PlanCall;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The call object of the author's planning methods.
public final class PlanningCall implements PlanCall<Object>, ActionPlanCall<Object> {
  private final Session session;
  private final Diagnostics diagnostics;
  private final AuthorFindings findings;
  private final StoredPrivateState kept;
  private final MetaBlock meta;
  private final Set<String> replaced = new LinkedHashSet<>();

  public PlanningCall(
      Session session, Diagnostics diagnostics, StoredPrivateState kept, MetaBlock meta) {
    this.session = session;
    this.diagnostics = diagnostics;
    this.findings = new AuthorFindings(session, diagnostics);
    this.kept = kept;
    this.meta = meta;
  }

  @Override
  public void add(Diagnostic finding) {
    findings.add(finding);
  }

  @Override
  public void error(Attribute<?> where, String summary, String detail) {
    findings.error(where, summary, detail);
  }

  @Override
  public void warn(Attribute<?> where, String summary, String detail) {
    findings.warn(where, summary, detail);
  }

  @Override
  public Optional<Object> client() {
    return session.client().present();
  }

  @Override
  public void replace(Attribute<?> because) {
    replaced.add(because.name());
  }

  /// The attributes that require replacement.
  public List<String> replaced() {
    return List.copyOf(replaced);
  }

  @Override
  public PrivateState privateState() {
    return kept;
  }

  @Override
  public <M> Optional<M> meta(Class<M> view) {
    return meta.read(view, diagnostics);
  }

  @Override
  public Log log() {
    return session.log();
  }
}
