package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.statestore.StateStorage;
import dev.terrane.provider.statestore.StateStoreType;

/// Calls the methods of a state store with values instead of views.
public final class StateStorePart extends BlockType {
  private final StateStoreType<Object, Object, Object> type;

  // The author's types are erased here; the codecs of the same state store restore them.
  @SuppressWarnings("unchecked")
  StateStorePart(String typeName, StateStoreType<?, ?, ?> type) {
    super(
        SchemaKind.STATE_STORE,
        "state store",
        typeName,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (StateStoreType<Object, Object, Object>) type;
  }

  /// Opens the store.
  public StateStorage open(Call<Object> call, ObjectValue input) throws Exception {
    return method("open").required(type.open(call, type.views().input().decode(seen(input))));
  }

  /// A method of the store's storage, for messages.
  ///
  /// @param owner the author's object that has the method
  public AuthorMethod method(Object owner, String name) {
    return methodOf(owner, name);
  }
}
