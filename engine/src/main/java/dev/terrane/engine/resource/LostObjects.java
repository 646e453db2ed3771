package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.journal.Entry;
import dev.terrane.engine.plan.Result;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Client;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.KeptState;
import dev.terrane.engine.session.Resource;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Names, in a plan to create, the objects that earlier commands have created and Terraform has not
/// recorded. Each is looked up first: what is gone is not named.
final class LostObjects {
  private static final String SAME_ARGUMENTS =
      " It has the same arguments as this resource. If another resource of this configuration manages"
          + " it already, ignore this warning.";

  private final Session session;
  private final Resource resource;
  private final JournalName naming;
  private final Diagnostics diagnostics;

  LostObjects(Session session, Resource resource, Diagnostics diagnostics) {
    this.session = session;
    this.resource = resource;
    this.naming = JournalName.of(resource);
    this.diagnostics = diagnostics;
  }

  /// Terraform has sent a prior state, so it knows the object.
  static void recorded(Session session, Resource resource, CtyValue prior) {
    var journal = session.journal();
    if (!journal.isEmpty()) {
      JournalName.of(resource)
          .in(prior)
          .ifPresent(name -> journal.recorded(resource.typeName(), name));
    }
  }

  /// Warns of what exists already. Without a client nothing can be looked up; then the plan that
  /// Terraform makes while it applies does it. What is state-only is nowhere else.
  void warn(CtyValue planned, ObjectValue config) {
    var journal = session.journal();
    if (journal.isEmpty()
        || resource.isStateOnly()
        || !(session.client() instanceof Client.Connected)) {
      return;
    }
    var known = naming.in(planned);
    if (known.isPresent()) {
      journal
          .withIdentity(resource.typeName(), known.get())
          .forEach(entry -> warn(entry, naming.read(known.get()), ""));
      return;
    }
    CreatedObject.input(resource.schema().members(), config)
        .map(input -> journal.withInput(resource.typeName(), input))
        .orElse(List.of())
        .forEach(entry -> warn(entry, naming.read(entry.identity()), SAME_ARGUMENTS));
  }

  private void warn(Entry entry, Optional<ObjectValue> name, String remark) {
    if (name.isEmpty()) {
      return;
    }
    var findings = new Diagnostics();
    var found = found(name.get(), findings);
    if (found.filter(CtyValue::isNull).isPresent()) {
      session.journal().remove(List.of(entry));
      return;
    }
    var advice = new ImportAdvice(naming, name.get());
    var warning =
        found.isPresent()
            ? exists(advice, remark)
            : mayExist(advice, remark, findings.all().getFirst());
    diagnostics.add(session.secrets().mask(warning));
  }

  private Optional<CtyValue> found(ObjectValue name, Diagnostics findings) {
    var members = resource.schema().members();
    var state = (ObjectValue) Blocks.empty(members);
    for (var part : name.attributes().entrySet()) {
      state = state.with(part.getKey(), part.getValue());
    }
    var last = (ObjectValue) Result.imported(members, state);
    var deadline = Deadline.of(resource.schema(), Operation.READ, last);
    var call = AuthorCall.reading(session, findings, KeptState.of(new byte[0]), deadline);
    return session
        .guard(resource.method("read"), findings)
        .within(deadline)
        .call(() -> found(call, last));
  }

  private CtyValue found(AuthorCall call, ObjectValue last) throws Exception {
    if (!Identity.of(resource.schema()).isEmpty()) {
      return resource.read(call, last);
    }
    // Without an identity only the author knows what reading needs.
    var id = last.get("id") instanceof CtyValue.StringValue(var text) ? text : "";
    var located = resource.locate(call, id);
    return located.isPresent()
        ? resource.read(call, located.get())
        : CtyValue.nullOf(resource.schema().type());
  }

  private static Diagnostic exists(ImportAdvice advice, String remark) {
    return Diagnostic.warning(
        CtyPath.ROOT,
        advice.subject() + " exists already",
        "An earlier command created this object and ended before Terraform had recorded it. This plan"
            + " creates another one."
            + remark
            + cure(advice));
  }

  private static Diagnostic mayExist(ImportAdvice advice, String remark, Diagnostic reason) {
    return Diagnostic.warning(
        CtyPath.ROOT,
        advice.subject() + " may exist already",
        "An earlier command created this object and ended before Terraform had recorded it. This plan"
            + " creates another one. Whether the object still exists could not be checked: "
            + reason.summary()
            + ": "
            + reason.detail()
            + remark
            + cure(advice));
  }

  private static String cure(ImportAdvice advice) {
    return "\n\nTo manage the existing object, add this block with the address of this resource, and plan"
        + " again"
        + (advice.needsIdentity() ? " (Terraform 1.12 or OpenTofu 1.12 or newer)" : "")
        + ":\n\n"
        + advice.block()
        + "\n\nOtherwise delete the object on the remote side.";
  }
}
