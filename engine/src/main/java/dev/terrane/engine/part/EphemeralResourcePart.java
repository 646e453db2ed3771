package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.EphemeralResourceType;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;

/// An ephemeral resource as the engine sees it: values in, values out.
public final class EphemeralResourcePart extends BlockType {
  private final EphemeralResourceType<Object, Object, Object, Object> type;

  // One place forgets the author's types; the codecs of the same ephemeral resource bring them
  // back.
  @SuppressWarnings("unchecked")
  EphemeralResourcePart(String typeName, EphemeralResourceType<?, ?, ?, ?> type) {
    super(SchemaKind.EPHEMERAL_RESOURCE, typeName, type);
    this.type = (EphemeralResourceType<Object, Object, Object, Object>) type;
  }

  @Override
  Schema declared() {
    return type.schema();
  }

  @Override
  Object decodeConfig(ObjectValue config) {
    return type.views().config().decode(config);
  }

  @Override
  String term() {
    return "ephemeral resource";
  }

  /// Opens; gives the author's view of the result, to be written by [#state].
  public Opened<Object> open(Call<Object> call, ObjectValue input) throws Exception {
    return method("open").required(type.open(call, type.views().input().decode(seen(input))));
  }

  /// Writes what open gave.
  public ObjectValue state(Opened<Object> opened) {
    return type.views().state().encode(method("open").required(opened.state()));
  }

  /// Whether the author can renew.
  public boolean renews() {
    return type instanceof Renewing<?>;
  }

  @SuppressWarnings("unchecked")
  public Renewed renew(Call<Object> call) throws Exception {
    return method("renew").required(((Renewing<Object>) type).renew(call));
  }

  /// Whether the author closes.
  public boolean closes() {
    return type instanceof Closing<?>;
  }

  @SuppressWarnings("unchecked")
  public void close(Call<Object> call) throws Exception {
    ((Closing<Object>) type).close(call);
  }
}
