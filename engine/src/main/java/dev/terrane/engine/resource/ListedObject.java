package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import java.util.Optional;

/// An object that a list resource has found: its identity, and its state as a read after an import
/// by this identity returns it. Findings are errors of the list resource's method.
public final class ListedObject {
  private final Session session;
  private final Resource resource;
  private final AuthorMethod method;
  private final ObjectValue named;

  /// @param resource the managed resource
  /// @param method the author's method that has returned it
  /// @param named an object of the resource with the identity attributes
  public ListedObject(Session session, Resource resource, AuthorMethod method, ObjectValue named) {
    this.session = session;
    this.resource = resource;
    this.method = method;
    this.named = named;
  }

  /// The identity for Terraform; empty, with a diagnostic, if it is not complete (L4).
  public Optional<DynamicValue> identity(Diagnostics diagnostics) {
    var identity = ResourceIdentity.of(resource);
    for (var member : identity.members()) {
      var part = named.get(member.name());
      if (!part.isWhollyKnown() || (part.isNull() && !ResourceIdentity.isOptional(member))) {
        diagnostics.add(incomplete(member.name()));
        return Optional.empty();
      }
    }
    return DynamicValues.write(identity.in(named), identity.type(), diagnostics);
  }

  private Diagnostic incomplete(String name) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Incomplete identity: " + method.subject(),
        method
            + " returned a result without "
            + name
            + ", which is part of the identity, so Terraform could not import it. This is a bug in"
            + " the provider. Suggested fix: return all identity attributes (L4).");
  }

  /// The state for Terraform; empty, with a diagnostic, if Terraform or a later import would reject
  /// it.
  ///
  /// @param given the state that the author's code has read
  public Optional<DynamicValue> state(ObjectValue given, Diagnostics diagnostics) {
    var found = new Diagnostics();
    var state =
        session
            .guard(method, found)
            .call(() -> completed(given))
            .filter(whole -> isAccepted(whole, found))
            .flatMap(whole -> DynamicValues.write(whole, resource.schema(), found));
    // Terraform would look for a path in the configuration of the list resource.
    found.all().stream().map(ListedObject::withoutPath).forEach(diagnostics::add);
    return state;
  }

  private static Diagnostic withoutPath(Diagnostic finding) {
    return new Diagnostic(finding.severity(), finding.summary(), finding.detail(), CtyPath.ROOT);
  }

  private CtyValue completed(ObjectValue given) {
    var members = resource.schema().members();
    session.secrets().learn(members, given);
    var whole = Blocks.completed(members, WriteOnlyValues.removed(members, given));
    return ResultCompletion.of(members, imported(), whole);
  }

  /// The state of an import by the identity, to which a read adds all else.
  private CtyValue imported() {
    var members = resource.schema().members();
    return ResultCompletion.imported(members, Blocks.completed(members, named));
  }

  private boolean isAccepted(CtyValue state, Diagnostics found) {
    var check = new SelfCheck(resource, method, found);
    return check.read(named, state) && check.sameObject(named, state);
  }
}
