package dev.terrane.rpc.statestore;

import dev.terrane.engine.part.Kinds;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.rpc.WireKind;
import dev.terrane.rpc.schema.SchemaFields;
import java.util.List;

/** State stores on the wire. Version 5 of the protocol does not have them. */
public final class StateStoreKind {
  public static final WireKind<Schema> STATE_STORE =
      new WireKind<>(
              Kinds.STATE_STORE,
              8,
              10,
              protocol -> SchemaFields.schema(protocol, SchemaKind.STATE_STORE),
              List.of(
                  ValidateStateStoreConfigRpc.VALIDATE_STATE_STORE_CONFIG,
                  ConfigureStateStoreRpc.CONFIGURE_STATE_STORE,
                  ReadStateBytesRpc.READ_STATE_BYTES,
                  WriteStateBytesRpc.WRITE_STATE_BYTES,
                  LockStateRpc.LOCK_STATE,
                  UnlockStateRpc.UNLOCK_STATE,
                  GetStatesRpc.GET_STATES,
                  DeleteStateRpc.DELETE_STATE))
          .notInV5();

  private StateStoreKind() {}
}
