package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.provider.Call;
import dev.terrane.provider.ephemeral.Closing;
import dev.terrane.provider.ephemeral.EphemeralResourceType;
import dev.terrane.provider.ephemeral.Opened;
import dev.terrane.provider.ephemeral.Renewed;
import dev.terrane.provider.ephemeral.Renewing;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;

/// An ephemeral resource as the engine sees it: values in, values out.
public final class EphemeralResourcePart implements BlockType {
  private final String typeName;
  private final LazyDeclaration<Schema> schema = new LazyDeclaration<>(this::built);
  private final EphemeralResourceType<Object, Object, Object, Object> type;

  // One place forgets the author's types; the codecs of the same ephemeral resource bring them
  // back.
  @SuppressWarnings("unchecked")
  EphemeralResourcePart(String typeName, EphemeralResourceType<?, ?, ?, ?> type) {
    this.typeName = typeName;
    this.type = (EphemeralResourceType<Object, Object, Object, Object>) type;
  }

  public String typeName() {
    return typeName;
  }

  @Override
  public Schema schema() {
    return schema.get();
  }

  @Override
  public boolean isDeclared() {
    return schema.isBuilt();
  }

  private Schema built() {
    return method("schema").required(type.schema()).expect(SchemaKind.EPHEMERAL_RESOURCE);
  }

  @Override
  public AuthorMethod method(String name) {
    return new AuthorMethod(
        "ephemeral resource " + typeName, type.getClass().getSimpleName(), name);
  }

  @Override
  public boolean validates() {
    return type instanceof Validating<?>;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void validate(ObjectValue config, Findings findings) {
    var written = (ObjectValue) AuthorValues.ofConfig(schema().members(), config);
    ((Validating<Object>) type).validate(type.views().config().decode(written), findings);
  }

  /// Opens; gives the author's view of the result, to be written by [#state].
  public Opened<Object> open(Call<Object> call, ObjectValue input) throws Exception {
    var seen = (ObjectValue) AuthorValues.of(schema().members(), input);
    return method("open").required(type.open(call, type.views().input().decode(seen)));
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
