package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.journal.JournalEntry;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Client;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.List;
import java.util.Optional;

/// Warns, in a plan to create, about objects that earlier commands have created and Terraform has
/// not recorded. Each object is read first: there is no warning about one that does not exist.
final class LostObjects {
  /// The reason why an object was found, as a part of the warning.
  private enum Match {
    IDENTITY("", "this resource"),
    ARGUMENTS(
        " It has the same arguments as a resource that this plan creates. If another resource of"
            + " this configuration manages it already, ignore this warning.",
        "the resource with these arguments");

    private final String remark;
    private final String target;

    Match(String remark, String target) {
      this.remark = remark;
      this.target = target;
    }
  }

  private final Session session;
  private final Resource resource;
  private final JournalIdentity naming;
  private final Diagnostics diagnostics;

  LostObjects(Session session, Resource resource, Diagnostics diagnostics) {
    this.session = session;
    this.resource = resource;
    this.naming = JournalIdentity.of(resource);
    this.diagnostics = diagnostics;
  }

  /// Removes the object of a prior state from the journal.
  static void recorded(Session session, Resource resource, CtyValue prior) {
    var journal = session.journal();
    if (!journal.isEmpty()) {
      JournalIdentity.of(resource)
          .in(prior)
          .ifPresent(name -> journal.recorded(resource.typeName(), name));
    }
  }

  /// Warns about objects that exist already. Without a client nothing can be read; then the plan
  /// during apply warns. Objects of state-only resources exist in the state only.
  void warn(CtyValue planned, ObjectValue config) {
    var journal = session.journal();
    if (journal.isEmpty()
        || resource.isStateOnly()
        || !(session.client() instanceof Client.Connected)) {
      return;
    }
    var known = naming.in(planned);
    if (known.isPresent()) {
      withIdentity(known.get());
    } else {
      CreatedObject.input(resource.schema().members(), config).ifPresent(this::withInput);
    }
  }

  private void withIdentity(byte[] name) {
    try (var _ = session.journal().activity()) {
      session
          .journal()
          .withIdentity(resource.typeName(), name)
          .forEach(entry -> warn(entry, naming.read(name), Match.IDENTITY));
    }
  }

  private void withInput(byte[] input) {
    for (var entry : session.journal().withInput(resource.typeName(), input)) {
      session
          .find(Kinds.RESOURCE, entry.type(), diagnostics)
          .map(type -> new LostObjects(session, type, diagnostics))
          .ifPresent(type -> type.warn(entry, type.naming.read(entry.identity()), Match.ARGUMENTS));
    }
  }

  private void warn(JournalEntry entry, Optional<ObjectValue> name, Match match) {
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
        found.isPresent() ? exists(advice, match) : mayExist(advice, match, error(findings));
    diagnostics.add(session.secrets().mask(warning));
  }

  private static Diagnostic error(Diagnostics findings) {
    return findings.all().stream().filter(Diagnostic::isError).findFirst().orElseThrow();
  }

  private Optional<CtyValue> found(ObjectValue name, Diagnostics findings) {
    var members = resource.schema().members();
    var state = (ObjectValue) Blocks.empty(members);
    for (var part : name.attributes().entrySet()) {
      state = state.with(part.getKey(), part.getValue());
    }
    var last = (ObjectValue) ResultCompletion.imported(members, state);
    var deadline = Deadline.of(resource.schema(), Operation.READ, last);
    var call = AuthorCall.reading(session, findings, StoredPrivateState.empty(), deadline);
    return session
        .guard(resource.method("read"), findings)
        .within(deadline)
        .call(() -> found(call, last));
  }

  private CtyValue found(AuthorCall call, ObjectValue last) throws Exception {
    if (!ResourceIdentity.of(resource).isEmpty()) {
      return resource.read(call, last);
    }
    // Without an identity, the author's import method returns the state that read needs.
    var id = last.get("id") instanceof CtyValue.StringValue(var text) ? text : "";
    var located = resource.locate(call, id);
    return located.isPresent()
        ? resource.read(call, located.get())
        : CtyValue.nullOf(resource.schema().type());
  }

  private static Diagnostic exists(ImportAdvice advice, Match match) {
    return Diagnostic.warning(
        CtyPath.ROOT,
        advice.subject() + " exists already",
        "An earlier command created this object and ended before the result was recorded in the"
            + " state. This plan creates another one."
            + match.remark
            + importAdvice(advice, match));
  }

  private static Diagnostic mayExist(ImportAdvice advice, Match match, Diagnostic reason) {
    return Diagnostic.warning(
        CtyPath.ROOT,
        advice.subject() + " may exist already",
        "An earlier command created this object and ended before the result was recorded in the"
            + " state. This plan creates another one. Whether the object still exists could not"
            + " be checked: "
            + reason.summary()
            + ": "
            + reason.detail()
            + match.remark
            + importAdvice(advice, match));
  }

  private static String importAdvice(ImportAdvice advice, Match match) {
    return "\n\nTo manage the existing object, add this block with the address of "
        + match.target
        + ", and plan again"
        + (advice.needsIdentity() ? " (Terraform 1.12 or OpenTofu 1.12 or newer)" : "")
        + ":\n\n"
        + advice.block()
        + "\n\nOtherwise delete the object on the remote side.";
  }
}
