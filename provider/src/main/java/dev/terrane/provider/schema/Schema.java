package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The attributes and blocks of a resource, a data source or a provider. Checked when it is built,
/// by the rules that Terraform enforces when it loads a schema; what breaks one names the author's
/// attribute. Immutable.
public final class Schema {
  private final SchemaKind kind;
  private final List<Attribute<?>> members;
  private final CtyType.ObjectType type;
  private final Texts texts;

  private record Texts(
      long version,
      String description,
      @Nullable String deprecation,
      @Nullable String importId,
      @Nullable OperationTimeouts timeouts) {
    static final Texts NONE = new Texts(0, "", null, null, null);
  }

  private Schema(SchemaKind kind, List<Attribute<?>> members, Texts texts) {
    this.kind = kind;
    this.members = members;
    this.type = NestedShape.typeOf(members);
    this.texts = texts;
  }

  /// The schema of a managed resource.
  ///
  /// @param members its attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would refuse it
  public static Schema resource(Attribute<?>... members) {
    return of(SchemaKind.RESOURCE, List.of(members));
  }

  /// The schema of a data source.
  ///
  /// @param members its attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would refuse it
  public static Schema dataSource(Attribute<?>... members) {
    return of(SchemaKind.DATA_SOURCE, List.of(members));
  }

  /// The schema of a provider's configuration.
  ///
  /// @param members its attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would refuse it
  public static Schema provider(Attribute<?>... members) {
    return of(SchemaKind.PROVIDER, List.of(members));
  }

  /// A schema made of members that are known at run time only.
  ///
  /// @param kind what it belongs to
  /// @param members its attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would refuse it
  public static Schema of(SchemaKind kind, List<? extends Attribute<?>> members) {
    var all = Owned.withVersions(members);
    SchemaCheck.check(kind, all);
    return new Schema(kind, all, Texts.NONE);
  }

  /// Numbers the shape of the state; to be raised when stored states need an upgrade.
  ///
  /// @param version not negative
  /// @return the schema with that version
  /// @throws SchemaException when it is negative
  public Schema version(long version) {
    if (version < 0) {
      throw new SchemaException("", "a schema version cannot be negative: " + version);
    }
    return with(
        new Texts(version, texts.description, texts.deprecation, texts.importId, texts.timeouts));
  }

  /// Documents it.
  ///
  /// @param markdown for users
  /// @return the schema with that description
  public Schema describedAs(String markdown) {
    return with(
        new Texts(texts.version, markdown, texts.deprecation, texts.importId, texts.timeouts));
  }

  /// Warns whoever still uses it.
  ///
  /// @param instead what to use instead
  /// @return the schema with that warning
  public Schema deprecated(String instead) {
    return with(
        new Texts(texts.version, texts.description, instead, texts.importId, texts.timeouts));
  }

  /// Says how an import id is made of a composite identity: `"{project`/{name}"}.
  ///
  /// @param template names of identity attributes in braces, with text between them
  /// @return the schema with that template
  /// @throws SchemaException when the template does not name each identity attribute once
  public Schema importId(String template) {
    ImportTemplate.of(template, this);
    return with(
        new Texts(texts.version, texts.description, texts.deprecation, template, texts.timeouts));
  }

  /// Lets users say how long its methods may take: adds a block or an attribute `timeouts`, which
  /// is the framework's.
  ///
  /// @param timeouts what they can set
  /// @return the schema with those timeouts
  /// @throws SchemaException when there is a member named `timeouts` already, or the kind of schema
  ///   has no such operation
  public Schema timeouts(OperationTimeouts timeouts) {
    var all = new ArrayList<Attribute<?>>(members);
    all.add(Owned.timeouts(kind, timeouts));
    SchemaCheck.check(kind, all);
    return new Schema(
        kind,
        List.copyOf(all),
        new Texts(texts.version, texts.description, texts.deprecation, texts.importId, timeouts));
  }

  private Schema with(Texts changed) {
    return new Schema(kind, members, changed);
  }

  /// Makes sure that a schema belongs where it is used: other kinds have other rules.
  ///
  /// @param expected the kind of its owner
  /// @return this schema
  /// @throws SchemaException when it was made for another kind
  public Schema expect(SchemaKind expected) {
    if (kind != expected) {
      throw new SchemaException(
          "", "the schema was created for " + kind + "; create it for " + expected);
    }
    return this;
  }

  /// What it belongs to.
  ///
  /// @return the kind
  public SchemaKind kind() {
    return kind;
  }

  /// The attributes and blocks.
  ///
  /// @return in the author's order
  public List<Attribute<?>> members() {
    return members;
  }

  /// The object type that the members make.
  ///
  /// @return the type of configuration and state
  public CtyType.ObjectType type() {
    return type;
  }

  /// The number of the state's shape.
  ///
  /// @return not negative
  public long version() {
    return texts.version;
  }

  /// The documentation.
  ///
  /// @return markdown, maybe empty
  public String description() {
    return texts.description;
  }

  /// What to use instead.
  ///
  /// @return the text, when it is deprecated
  public Optional<String> deprecation() {
    return Optional.ofNullable(texts.deprecation);
  }

  /// How long the methods may take.
  ///
  /// @return the timeouts, when users can set any
  public Optional<OperationTimeouts> timeouts() {
    return Optional.ofNullable(texts.timeouts);
  }

  /// Reads an import id.
  ///
  /// @return the rule, when there is an identity that an id can spell
  public Optional<ImportTemplate> importTemplate() {
    return texts.importId == null
        ? ImportTemplate.ofSingle(this)
        : Optional.of(ImportTemplate.of(texts.importId, this));
  }
}
