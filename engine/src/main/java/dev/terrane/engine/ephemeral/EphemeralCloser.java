package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;
import dev.terrane.engine.part.EphemeralResourcePart;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Guard;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;

/// Closes instances of one ephemeral resource, if the author's class closes. A stop of Terraform
/// does not interrupt a close, because nothing would close the instance later.
record EphemeralCloser(Session session, EphemeralResourcePart part) {
  /// Closes an instance.
  ///
  /// @param privateData of open
  void close(Bytes privateData, Diagnostics diagnostics) {
    close(privateData, diagnostics, guard(diagnostics).unstoppable());
  }

  private Guard guard(Diagnostics diagnostics) {
    return session.guard(part.method("close"), diagnostics);
  }

  private void close(Bytes privateData, Diagnostics diagnostics, Guard guard) {
    if (!part.closes()) {
      return;
    }
    session.openInstances().remove(new InstanceKey(part.typeName(), privateData));
    var kept = PrivateData.of(session, privateData);
    var call = AuthorCall.reading(session, diagnostics, kept.state());
    guard.run(() -> part.close(call));
  }

  /// Registers an instance, which the end of the session closes if Terraform does not. A failure is
  /// logged then.
  void closeAtEnd(Bytes privateData) {
    if (part.closes()) {
      session
          .openInstances()
          .add(new InstanceKey(part.typeName(), privateData), () -> closeNow(privateData));
    }
  }

  /// The end of the session interrupts it after a time limit.
  private void closeNow(Bytes privateData) {
    var diagnostics = new Diagnostics();
    close(privateData, diagnostics, guard(diagnostics).within(Deadline.NONE));
    diagnostics.all().forEach(this::log);
  }

  private void log(Diagnostic finding) {
    session
        .frameworkLog()
        .warn(
            "Closing "
                + part.method("close").subject()
                + " at the end of the session. "
                + finding.summary()
                + ": "
                + finding.detail());
  }
}
