package dev.terrane.provider.schema;

import dev.terrane.cty.Refinement;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.combination.Combination;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A handle of an attribute or a block: schema entry, accessor and path in one. Immutable; each
/// method that adds a property returns a new handle with the same name.
///
/// An attribute must be [#required], [#optional], [#computed], or optional and computed by [#orSet]
/// or [#defaultTo]. The schema checks this.
///
/// @param <T> the Java type of its value
public final class Attribute<T> extends Handle<T> {
  Attribute(Definition<T> definition) {
    super(definition);
  }

  /// Creates an attribute of any type.
  ///
  /// @param name the name in the configuration
  /// @param type the type
  /// @param <T> its Java type
  /// @return the handle
  public static <T> Attribute<T> of(String name, AttributeType<T> type) {
    return new Attribute<>(Definition.leaf(name, type));
  }

  /// Creates a string attribute.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public static Attribute<String> string(String name) {
    return of(name, AttributeType.STRING);
  }

  /// Creates a bool attribute.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public static Attribute<Boolean> bool(String name) {
    return of(name, AttributeType.BOOL);
  }

  /// Creates a number attribute for 32-bit integers.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public static Attribute<Integer> int32(String name) {
    return of(name, AttributeType.INT);
  }

  /// Creates a number attribute for 64-bit integers.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public static Attribute<Long> int64(String name) {
    return of(name, AttributeType.LONG);
  }

  /// Creates a number attribute for exact decimal numbers.
  ///
  /// @param name the name in the configuration
  /// @return the handle
  public static Attribute<BigDecimal> number(String name) {
    return of(name, AttributeType.DECIMAL);
  }

  /// {@return this handle, required: the user must set it}
  public Attribute<T> required() {
    return with(Trait.REQUIRED);
  }

  /// {@return this handle, optional: the user may set it}
  public Attribute<T> optional() {
    return with(Trait.OPTIONAL);
  }

  /// {@return this handle, computed: unknown in each plan to create or update, but see [#stable]}
  public Attribute<T> computed() {
    return with(Trait.COMPUTED);
  }

  /// The user may set it; otherwise the provider chooses the value, which is then kept.
  ///
  /// @return the handle, optional, computed and stable
  public Attribute<T> orSet() {
    return with(Trait.OPTIONAL).with(Trait.COMPUTED).with(Trait.STABLE);
  }

  /// The user may set it; otherwise it has this value.
  ///
  /// @param value the default
  /// @return the handle, optional and computed
  public Attribute<T> defaultTo(T value) {
    Objects.requireNonNull(value, "a default");
    return new Attribute<>(definition.change(d -> d.fallback = value))
        .with(Trait.OPTIONAL)
        .with(Trait.COMPUTED);
  }

  /// {@return this handle, sensitive: not displayed by Terraform, masked in logs and diagnostics}
  public Attribute<T> sensitive() {
    return with(Trait.SENSITIVE);
  }

  /// {@return this handle, write-only: passed to create and update, never stored}
  public Attribute<T> writeOnly() {
    return with(Trait.WRITE_ONLY);
  }

  /// {@return this handle, part of the identity: import sets it. A change of an argument requires
  /// replacement, and a computed attribute is also stable}
  public Attribute<T> identity() {
    return with(Trait.IDENTITY);
  }

  /// {@return this handle, part of the identity, whose value an update may change}
  public Attribute<T> mutableIdentity() {
    return with(Trait.IDENTITY).with(Trait.MUTABLE);
  }

  /// {@return this handle, part of the identity, which an import may omit: read must find the
  /// object without it, and the framework completes the identity from the result of read}
  public Attribute<T> optionalForImport() {
    return with(Trait.OPTIONAL_FOR_IMPORT);
  }

  /// {@return this handle, whose value comes only from the configuration because the remote side
  /// does not return it: refresh keeps the stored value, import sets the default or null}
  public Attribute<T> configOnly() {
    return with(Trait.CONFIG_ONLY);
  }

  /// The value is passed to create, and to update when its version changes; never stored. The
  /// framework adds the version attribute to the schema; several attributes may share it.
  ///
  /// @param version the name of the attribute that users change to have the value set again
  /// @return the handle, write-only
  public Attribute<T> writeOnly(String version) {
    return new Attribute<>(definition.change(d -> d.writeOnlyVersion = version)).writeOnly();
  }

  /// The framework computes the value with a pure function. It is known during plan as soon as its
  /// sources are known.
  ///
  /// @param formula a pure function; receives an object that contains only the attributes `from`,
  ///   known or null; may return null only when the attribute is [#nullable]
  /// @param from the sources: attributes of the same object
  /// @return the handle, computed
  public Attribute<T> derived(
      Function<? super ObjectView, ? extends @Nullable T> formula, Attribute<?>... from) {
    return from(d -> d.formula = formula, from).with(Trait.COMPUTED).with(Trait.DERIVED);
  }

  /// The value is predicted with the client during plan, by the resource's
  /// [dev.terrane.provider.resource.Predicting], and returned by the remote side.
  ///
  /// @param from the sources: attributes of the same object that must be known for the prediction
  /// @return the handle, computed
  public Attribute<T> planned(Attribute<?>... from) {
    return from(_ -> {}, from).with(Trait.COMPUTED).with(Trait.PLANNED);
  }

  private Attribute<T> from(Consumer<Definition.Builder<T>> change, Attribute<?>... from) {
    var names = Arrays.stream(from).map(Attribute::name).toList();
    return new Attribute<>(definition.change(d -> d.sources = names).change(change));
  }

  /// Compares values with an equality: an equivalent value is not a change, and the configured
  /// value is kept in the state.
  ///
  /// @param equality compares values that are not equal
  /// @return the handle with this rule
  public Attribute<T> sameWhen(Equality<? super T> equality) {
    return new Attribute<>(definition.change(d -> d.equality = equality));
  }

  /// {@return this handle of a collection, without a distinction between null and empty: the
  /// provider never sees an empty collection, and the state keeps the value that the user wrote}
  public Attribute<T> emptyIsNull() {
    return with(Trait.EMPTY_IS_NULL);
  }

  /// Takes the default of a provider's argument from the environment. When no variable is set, the
  /// value of [#defaultTo] is the default; without one, omitting the argument is an error, unless
  /// it is [#nullable].
  ///
  /// @param variables names of environment variables; the first that is set and not empty is used
  /// @return the handle, optional
  public Attribute<T> defaultFromEnvironment(String... variables) {
    var names = List.of(variables);
    return new Attribute<>(definition.change(d -> d.environment = names)).optional();
  }

  /// {@return this handle, computed, whose value may be null: the plan does not exclude null}
  public Attribute<T> nullable() {
    return with(Trait.NULLABLE);
  }

  /// {@return this handle, computed, whose value never changes after create}
  public Attribute<T> stable() {
    return with(Trait.STABLE);
  }

  /// The computed value changes only when one of these attributes changes.
  ///
  /// @param siblings other attributes of the same object
  /// @return the handle with this rule
  public Attribute<T> changesWith(Attribute<?>... siblings) {
    var names = Arrays.stream(siblings).map(Attribute::name).toList();
    return new Attribute<>(definition.change(d -> d.changesWith = List.copyOf(names)));
  }

  /// {@return this handle, whose change requires replacement: destroy and create}
  public Attribute<T> requiresReplace() {
    return requiresReplaceWhenNullable((_, _) -> true);
  }

  /// A change requires replacement when a predicate holds, or when the planned value is unknown.
  ///
  /// @param rule receives the prior and the planned value, both not null; a change from or to null
  ///   always requires replacement
  /// @return the handle with this rule
  public Attribute<T> requiresReplaceWhen(BiPredicate<? super T, ? super T> rule) {
    return requiresReplaceWhenNullable(
        (before, after) -> before == null || after == null || rule.test(before, after));
  }

  /// As [#requiresReplaceWhen], with a predicate that also decides about null.
  ///
  /// @param rule receives the prior and the planned value, one of which may be null
  /// @return the handle with this rule
  public Attribute<T> requiresReplaceWhenNullable(
      BiPredicate<? super @Nullable T, ? super @Nullable T> rule) {
    return new Attribute<>(definition.change(d -> d.replaces = rule));
  }

  /// Adds a check of known values. It is applied during validation and plan.
  ///
  /// @param check the check
  /// @return the handle with this check added
  public Attribute<T> check(Check<? super T> check) {
    return new Attribute<>(definition.change(d -> d.checks = Definition.added(d.checks, check)));
  }

  /// Requires a combination with other attributes in a configuration.
  ///
  /// @param rule about attributes of the same object
  /// @return the handle with that rule beside its others
  public Attribute<T> check(Combination rule) {
    return new Attribute<>(
        definition.change(d -> d.combinations = Definition.added(d.combinations, rule)));
  }

  /// Adds a refinement to the unknown value in the plan. The value after apply must conform to it.
  ///
  /// @param refinement for example a prefix
  /// @return the handle with this refinement
  public Attribute<T> promises(Refinement refinement) {
    return new Attribute<>(definition.change(d -> d.refinement = refinement));
  }

  /// Sets the description.
  ///
  /// @param markdown the text, in Markdown
  /// @return the handle with this description
  public Attribute<T> describedAs(String markdown) {
    return new Attribute<>(definition.change(d -> d.description = markdown));
  }

  /// Marks the attribute as deprecated: Terraform warns users who set it.
  ///
  /// @param instead the message, which says what to use instead
  /// @return the handle with this message
  public Attribute<T> deprecated(String instead) {
    return new Attribute<>(definition.change(d -> d.deprecation = instead));
  }

  /// Limits the number of blocks.
  ///
  /// @param min the minimum
  /// @param max the maximum; 0 for no limit
  /// @return the handle with these bounds
  public Attribute<T> items(int min, int max) {
    return new Attribute<>(definition.change(d -> d.items = new NestedShape.Items(min, max)));
  }

  Attribute<T> with(Trait trait) {
    return new Attribute<>(definition.change(d -> d.traits = Definition.added(d.traits, trait)));
  }
}
