package dev.terrane.tests.records.machine;

import dev.terrane.provider.action.ActionCall;
import dev.terrane.provider.action.HandleAction;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;

/// Rings a bell, by handles. Deprecated.
final class Bell implements HandleAction<Machines> {
  private static final Attribute<String> TONE = Attribute.string("tone").defaultTo("c");
  private static final Schema SCHEMA =
      Schema.action(TONE)
          .describedAs("Rings.")
          .deprecated("Use machine_reboot.")
          .timeouts(OperationTimeouts.block().with(Operation.INVOKE, Duration.ofMinutes(1)));

  @Override
  public String name() {
    return "bell";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void invoke(ActionCall<Machines> call, ObjectView in) throws IOException {
    call.client().called("bell", in.get(TONE));
    call.warn("Loud", "The bell is loud.");
    call.progress("ringing in " + in.get(TONE));
  }
}
