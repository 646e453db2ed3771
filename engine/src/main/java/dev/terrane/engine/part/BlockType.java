package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;

/// A type that users configure in blocks: a managed resource, a data source, an ephemeral resource,
/// a list resource, an action, a state store or a provisioner. Calls the author's methods with
/// values instead of views.
public abstract class BlockType implements DeclaredPart<Schema> {
  private final SchemaKind kind;
  private final String typeName;
  private final Object author;
  private final LazyDeclaration<Schema> schema = new LazyDeclaration<>(this::built);

  /// @param author the author's object
  BlockType(SchemaKind kind, String typeName, Object author) {
    this.kind = kind;
    this.typeName = typeName;
    this.author = author;
  }

  /// The schema that the author's object returns.
  abstract Schema declared();

  /// Decodes a configuration to the author's view.
  abstract Object decodeConfig(ObjectValue config);

  /// The term of the kind in messages: `data source`.
  abstract String term();

  /// Checks the schema by the rules of this kind.
  void check(Schema built) {}

  public final String typeName() {
    return typeName;
  }

  /// The attributes and blocks; built once.
  public final Schema schema() {
    return schema.get();
  }

  @Override
  public final boolean isDeclared() {
    return schema.isBuilt();
  }

  private Schema built() {
    var built = method("schema").required(declared());
    check(built);
    return built.expect(kind);
  }

  @Override
  public final Schema declaration() {
    return schema();
  }

  @Override
  public final AuthorMethod declaring() {
    return method("schema");
  }

  @Override
  public final AuthorMethod method(String name) {
    return new AuthorMethod(term() + " " + typeName, author.getClass().getSimpleName(), name);
  }

  /// An object with the values that the author's code receives.
  final ObjectValue seen(ObjectValue object) {
    return (ObjectValue) AuthorValues.of(schema().members(), object);
  }

  /// The author's view of a configuration.
  final Object configView(ObjectValue config) {
    return decodeConfig((ObjectValue) AuthorValues.ofConfig(schema().members(), config));
  }

  /// Whether the author validates configurations.
  public final boolean validates() {
    return author instanceof Validating<?>;
  }

  /// Calls the author's validation of a configuration.
  @SuppressWarnings("unchecked")
  public final void validate(ObjectValue config, Findings findings) {
    ((Validating<Object>) author).validate(configView(config), findings);
  }
}
