package dev.terrane.engine.part;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import java.util.function.Supplier;

/// A type that users configure in blocks: a managed resource, a data source, an ephemeral resource,
/// a list resource, an action, a state store or a provisioner. Calls the author's methods with
/// values instead of views.
public abstract class BlockType implements DeclaredPart<Schema> {
  private final SchemaKind kind;
  private final String term;
  private final String typeName;
  private final AuthorType author;
  private final LazyDeclaration<Schema> schema = new LazyDeclaration<>(this::built);

  /// The methods of the author's object that all kinds have.
  ///
  /// @param object the author's object
  /// @param schema returns its schema
  /// @param config returns the codec of its view of the configuration
  record AuthorType(Object object, Supplier<Schema> schema, Supplier<Codec<?>> config) {}

  /// @param term the term of the kind in messages: `data source`
  BlockType(SchemaKind kind, String term, String typeName, AuthorType author) {
    this.kind = kind;
    this.term = term;
    this.typeName = typeName;
    this.author = author;
  }

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
    var built = method("schema").required(author.schema().get());
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
    return methodOf(author.object(), name);
  }

  /// A method of another object of the author, for messages.
  final AuthorMethod methodOf(Object owner, String name) {
    return new AuthorMethod(term + " " + typeName, owner.getClass().getSimpleName(), name);
  }

  /// An object with the values that the author's code receives.
  final ObjectValue seen(ObjectValue object) {
    return (ObjectValue) AuthorValues.of(schema().members(), object);
  }

  /// The author's view of a configuration.
  final Object configView(ObjectValue config) {
    var seen = (ObjectValue) AuthorValues.ofConfig(schema().members(), config);
    return author.config().get().decode(seen);
  }

  /// Whether the author validates configurations.
  public final boolean validates() {
    return author.object() instanceof Validating<?>;
  }

  /// Calls the author's validation of a configuration.
  @SuppressWarnings("unchecked")
  public final void validate(ObjectValue config, Findings findings) {
    ((Validating<Object>) author.object()).validate(configView(config), findings);
  }
}
