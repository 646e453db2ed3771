package dev.terrane.engine.session;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.Defaults;
import dev.terrane.engine.rules.ConfigRules;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.ProviderType;
import java.util.Optional;
import java.util.function.Function;

/// The `provider_meta` block of the module of a resource or data source, as Terraform has sent it.
/// It is decoded when the author's method asks for it. Terraform has no call to validate it, so the
/// author's checks run then, too.
///
/// @param session the session of the call
/// @param sent decodes the block; returns null of the type if there is none
public record MetaBlock(Session session, Function<CtyType, CtyValue> sent) {
  private static final String INVALID = "Invalid provider_meta block";

  /// No block, for calls for which Terraform sends none.
  public static MetaBlock none(Session session) {
    return new MetaBlock(session, CtyValue::nullOf);
  }

  /// The author's view of the block.
  ///
  /// @param diagnostics receives the warnings of the block, once
  /// @throws IllegalArgumentException when the provider declares another view, or none
  /// @throws Failure when the block cannot be decoded to the view
  public <M> Optional<M> read(Class<M> view, Diagnostics diagnostics) {
    var declared = declared(view);
    try {
      return sent.apply(declared.schema().type()) instanceof ObjectValue block
          ? Optional.of(declared.codec().decode(complete(declared, block, diagnostics)))
          : Optional.empty();
    } catch (CtyException e) {
      throw new Failure(INVALID, "The attribute %s %s.".formatted(e.path(), e.reason())).because(e);
    }
  }

  @SuppressWarnings("unchecked") // The view of the declaration is the same class.
  private <M> ProviderType.Meta<M> declared(Class<M> view) {
    var declared = session.meta();
    if (declared.isEmpty()) {
      throw new IllegalArgumentException(
          "meta(...) requires a provider_meta block, and the provider declares none");
    }
    if (!declared.get().view().equals(view)) {
      throw new IllegalArgumentException(
          "meta(...) requires the view that the provider declares, "
              + declared.get().view().getSimpleName()
              + ", not "
              + view.getSimpleName());
    }
    return (ProviderType.Meta<M>) declared.get();
  }

  private ObjectValue complete(
      ProviderType.Meta<?> declared, ObjectValue block, Diagnostics diagnostics) {
    var members = declared.schema().members();
    session.secrets().learn(members, block);
    var findings = ConfigRules.check(members, block, true);
    findings.stream().filter(one -> !one.isError()).forEach(one -> warn(one, diagnostics));
    var errors =
        findings.stream()
            .filter(Diagnostic::isError)
            .map(error -> new Failure(INVALID, error.detail()))
            .reduce(Failure::and);
    if (errors.isPresent()) {
      throw errors.get();
    }
    return (ObjectValue) Defaults.apply(members, block);
  }

  /// The attributes of the block are not those of the resource; the summary contains the path.
  private void warn(Diagnostic finding, Diagnostics diagnostics) {
    var warning =
        Diagnostic.warning(CtyPath.ROOT, finding.summary() + " in provider_meta", finding.detail());
    var masked = session.secrets().mask(warning);
    if (!diagnostics.all().contains(masked)) {
      diagnostics.add(masked);
    }
  }
}
