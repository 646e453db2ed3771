package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import org.junit.jupiter.api.Test;

/// The sentences of a diagnostic that quote an exception.
class ExceptionDiagnosticsTests {
  private final Diagnostics diagnostics = new Diagnostics();
  private final Session session =
      new Session(
          Sample.of(new Thing(Attribute.string("name").required())),
          (_, _, _) -> {},
          SessionContext.empty());
  private final Guard guard = session.guard(session.method("create"), diagnostics);

  private Diagnostic explained(RuntimeException thrown) {
    guard.run(() -> {
      throw thrown;
    });
    return diagnostics.all().getLast();
  }

  @Test
  void aMessageWithAFullStopHasOneFullStopBeforeTheLogHint() {
    assertThat(explained(new IllegalStateException("It is closed.")).detail())
        .endsWith("It is closed. Set TF_LOG=DEBUG to log the stack trace.");
  }

  @Test
  void aMessageWithoutAFullStopGetsOneBeforeTheLogHint() {
    assertThat(explained(new IllegalStateException("it is closed")).detail())
        .endsWith("it is closed. Set TF_LOG=DEBUG to log the stack trace.");
  }

  @Test
  void aReasonWithAFullStopHasOneFullStop() {
    var thrown = new CtyException(CtyPath.ROOT.attribute("size"), "must be small.");
    assertThat(explained(thrown).detail()).startsWith("The value must be small. The error");
  }

  @Test
  void invalidValuesAtTwoPathsHaveDifferentSummaries() {
    var size = explained(new CtyException(CtyPath.ROOT.attribute("size"), "must be small"));
    var name = explained(new CtyException(CtyPath.ROOT.attribute("name"), "must be small"));
    assertThat(size.summary()).endsWith(": size").isNotEqualTo(name.summary());
  }
}
