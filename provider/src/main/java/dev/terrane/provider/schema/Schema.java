package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The attributes and blocks of a resource, a data source or a provider. The factory methods apply
/// the rules that Terraform enforces when it loads a schema; exceptions name the attribute.
/// Immutable.
public final class Schema {
  private final SchemaKind kind;
  private final ObjectMembers members;
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
    this.members = ObjectMembers.of(members);
    this.texts = texts;
  }

  /// Creates the schema of a managed resource.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema resource(Attribute<?>... members) {
    return of(SchemaKind.RESOURCE, List.of(members));
  }

  /// Creates the schema of a data source.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema dataSource(Attribute<?>... members) {
    return of(SchemaKind.DATA_SOURCE, List.of(members));
  }

  /// Creates the schema of an ephemeral resource.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema ephemeralResource(Attribute<?>... members) {
    return of(SchemaKind.EPHEMERAL_RESOURCE, List.of(members));
  }

  /// Creates the schema of a list resource's configuration.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema listResource(Attribute<?>... members) {
    return of(SchemaKind.LIST_RESOURCE, List.of(members));
  }

  /// Creates the schema of an action.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema action(Attribute<?>... members) {
    return of(SchemaKind.ACTION, List.of(members));
  }

  /// Creates the schema of a state store's configuration.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema stateStore(Attribute<?>... members) {
    return of(SchemaKind.STATE_STORE, List.of(members));
  }

  /// Creates the schema of a provisioner.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema provisioner(Attribute<?>... members) {
    return of(SchemaKind.PROVISIONER, List.of(members));
  }

  /// Creates the schema of a provider's configuration.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema provider(Attribute<?>... members) {
    return of(SchemaKind.PROVIDER, List.of(members));
  }

  /// Creates the schema of a provider's `provider_meta` block.
  ///
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema providerMeta(Attribute<?>... members) {
    return of(SchemaKind.PROVIDER_META, List.of(members));
  }

  /// Creates a schema from members that are determined at run time.
  ///
  /// @param kind the kind of the schema
  /// @param members the attributes and blocks
  /// @return the schema
  /// @throws SchemaException when Terraform would reject it
  public static Schema of(SchemaKind kind, List<? extends Attribute<?>> members) {
    var all = ObjectMembers.withVersions(members);
    if (!kind.isReceived()) {
      SchemaCheck.check(kind, all);
    }
    return new Schema(kind, all, Texts.NONE);
  }

  /// Sets the schema version. Increment it when stored states need an upgrade.
  ///
  /// @param version not negative
  /// @return the schema with this version
  /// @throws SchemaException when the version is negative
  public Schema version(long version) {
    if (version < 0) {
      throw new SchemaException("", "a schema version cannot be negative: " + version);
    }
    return with(
        new Texts(version, texts.description, texts.deprecation, texts.importId, texts.timeouts));
  }

  /// Sets the description.
  ///
  /// @param markdown the text, in Markdown
  /// @return the schema with this description
  public Schema describedAs(String markdown) {
    return with(
        new Texts(texts.version, markdown, texts.deprecation, texts.importId, texts.timeouts));
  }

  /// Marks the resource or data source as deprecated: Terraform warns its users.
  ///
  /// @param instead the message, which says what to use instead
  /// @return the schema with this message
  public Schema deprecated(String instead) {
    return with(
        new Texts(texts.version, texts.description, instead, texts.importId, texts.timeouts));
  }

  /// Defines the format of the import id: `{project}/{name}`. Required for an identity of several
  /// attributes.
  ///
  /// @param template names of identity attributes in braces, with text between them
  /// @return the schema with this template
  /// @throws SchemaException when the template does not name each identity attribute once
  public Schema importId(String template) {
    ImportTemplate.of(template, this);
    return with(
        new Texts(texts.version, texts.description, texts.deprecation, template, texts.timeouts));
  }

  /// Adds a block or an attribute `timeouts`, in which users set the timeouts of operations. The
  /// framework handles it.
  ///
  /// @param timeouts the operations and their defaults
  /// @return the schema with these timeouts
  /// @throws SchemaException when a member is named `timeouts`, or this kind of schema does not
  ///   have one of the operations
  public Schema timeouts(OperationTimeouts timeouts) {
    var all = new ArrayList<Attribute<?>>(members);
    all.add(timeouts.member(kind));
    SchemaCheck.check(kind, all);
    return new Schema(
        kind,
        all,
        new Texts(texts.version, texts.description, texts.deprecation, texts.importId, timeouts));
  }

  private Schema with(Texts changed) {
    return new Schema(kind, members, changed);
  }

  /// Checks the kind of this schema, because the rules depend on it.
  ///
  /// @param expected the required kind
  /// @return this schema
  /// @throws SchemaException when the schema was created for another kind
  public Schema expect(SchemaKind expected) {
    if (kind != expected) {
      throw new SchemaException(
          "", "the schema was created for " + kind + "; create it for " + expected);
    }
    return this;
  }

  /// The kind of the schema.
  ///
  /// @return the kind
  public SchemaKind kind() {
    return kind;
  }

  /// The attributes and blocks.
  ///
  /// @return the members in the order of their declaration
  public List<Attribute<?>> members() {
    return members;
  }

  /// The object type of the configuration and the state.
  ///
  /// @return the type
  public CtyType.ObjectType type() {
    return members.type();
  }

  /// The schema version.
  ///
  /// @return not negative
  public long version() {
    return texts.version;
  }

  /// The documentation.
  ///
  /// @return the text in Markdown, possibly empty
  public String description() {
    return texts.description;
  }

  /// The deprecation message.
  ///
  /// @return the message; empty when the schema is not deprecated
  public Optional<String> deprecation() {
    return Optional.ofNullable(texts.deprecation);
  }

  /// The timeouts.
  ///
  /// @return the timeouts, or empty
  public Optional<OperationTimeouts> timeouts() {
    return Optional.ofNullable(texts.timeouts);
  }

  /// The format of the import id.
  ///
  /// @return the format of [#importId], or the value of the only identity attribute; otherwise
  ///   empty
  public Optional<ImportTemplate> importTemplate() {
    return texts.importId == null
        ? ImportTemplate.ofSingle(this)
        : Optional.of(ImportTemplate.of(texts.importId, this));
  }
}
