package dev.terrane.rpc.statestore;

import static dev.terrane.rpc.message.FieldTypes.INT64;
import static dev.terrane.rpc.message.FieldTypes.message;

import dev.terrane.engine.statestore.StateRange;
import dev.terrane.rpc.message.FieldType;
import dev.terrane.rpc.message.Message;

/** The position of a chunk. */
final class StateRangeField {
  /** Always written, because Terraform crashes without it. */
  static final FieldType<StateRange> RANGE =
      message(
          Message.of(m ->
              new StateRange(
                  m.field(1, INT64, StateRange::start), m.field(2, INT64, StateRange::end))));

  private StateRangeField() {}
}
