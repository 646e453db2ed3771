package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.EphemeralResourceType;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.SchemaKind;

/// Calls the methods of an ephemeral resource with values instead of views.
public final class EphemeralResourcePart extends BlockType {
  private final EphemeralResourceType<Object, Object, Object, Object> type;

  // The author's types are erased here; the codecs of the same ephemeral resource restore them.
  @SuppressWarnings("unchecked")
  EphemeralResourcePart(String typeName, EphemeralResourceType<?, ?, ?, ?> type) {
    super(
        SchemaKind.EPHEMERAL_RESOURCE,
        "ephemeral resource",
        typeName,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (EphemeralResourceType<Object, Object, Object, Object>) type;
  }

  /// Opens an instance. Returns the author's view of the result, which [#state] encodes.
  public Opened<Object> open(Call<Object> call, ObjectValue input) throws Exception {
    return method("open").required(type.open(call, type.views().input().decode(seen(input))));
  }

  /// Encodes the result of open.
  public ObjectValue state(Opened<Object> opened) {
    return type.views().state().encode(method("open").required(opened.state()));
  }

  /// Whether it implements `Renewing`.
  public boolean renews() {
    return type instanceof Renewing<?>;
  }

  @SuppressWarnings("unchecked")
  public Renewed renew(Call<Object> call) throws Exception {
    return method("renew").required(((Renewing<Object>) type).renew(call));
  }

  /// Whether it implements `Closing`.
  public boolean closes() {
    return type instanceof Closing<?>;
  }

  @SuppressWarnings("unchecked")
  public void close(Call<Object> call) throws Exception {
    ((Closing<Object>) type).close(call);
  }
}
