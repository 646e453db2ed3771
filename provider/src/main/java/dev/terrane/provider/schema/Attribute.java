package dev.terrane.provider.schema;

import dev.terrane.cty.Refinement;
import dev.terrane.provider.attribute.Equality;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A handle: one attribute or block as schema entry, accessor and path. Immutable; each method that
/// says more about it returns a new handle of the same name.
///
/// An attribute has to be one of [#required], [#optional], [#computed] or, with [#orSet] and
/// [#defaultTo], both of the last; the schema checks it.
///
/// @param <T> the Java type of its value
public final class Attribute<T> extends Handle<T> {
  Attribute(Definition<T> definition) {
    super(definition);
  }

  /// An attribute of any type.
  ///
  /// @param name its name in the configuration
  /// @param type its type
  /// @param <T> its Java type
  /// @return the handle
  public static <T> Attribute<T> of(String name, AttributeType<T> type) {
    return new Attribute<>(Definition.leaf(name, type));
  }

  /// A text.
  ///
  /// @param name its name
  /// @return the handle
  public static Attribute<String> string(String name) {
    return of(name, AttributeType.STRING);
  }

  /// A truth.
  ///
  /// @param name its name
  /// @return the handle
  public static Attribute<Boolean> bool(String name) {
    return of(name, AttributeType.BOOL);
  }

  /// A whole number of 32 bits.
  ///
  /// @param name its name
  /// @return the handle
  public static Attribute<Integer> int32(String name) {
    return of(name, AttributeType.INT);
  }

  /// A whole number of 64 bits.
  ///
  /// @param name its name
  /// @return the handle
  public static Attribute<Long> int64(String name) {
    return of(name, AttributeType.LONG);
  }

  /// An exact number.
  ///
  /// @param name its name
  /// @return the handle
  public static Attribute<BigDecimal> number(String name) {
    return of(name, AttributeType.DECIMAL);
  }

  /// {@return this handle, required: the user has to write it}
  public Attribute<T> required() {
    return with(Trait.REQUIRED);
  }

  /// {@return this handle, optional: the user may write it}
  public Attribute<T> optional() {
    return with(Trait.OPTIONAL);
  }

  /// {@return this handle, computed: unknown when created and at each update, unless [#stable] or
  /// [#changesWith] know better}
  public Attribute<T> computed() {
    return with(Trait.COMPUTED);
  }

  /// The user may write it, else the provider chooses and keeps to its choice.
  ///
  /// @return the handle, optional, computed and stable
  public Attribute<T> orSet() {
    return with(Trait.OPTIONAL).with(Trait.COMPUTED).with(Trait.STABLE);
  }

  /// The user may write it, else it has this value.
  ///
  /// @param value the default
  /// @return the handle, optional and computed
  public Attribute<T> defaultTo(T value) {
    Objects.requireNonNull(value, "a default");
    return new Attribute<>(definition.change(d -> d.fallback = value))
        .with(Trait.OPTIONAL)
        .with(Trait.COMPUTED);
  }

  /// {@return this handle, sensitive: never shown to users, masked in logs}
  public Attribute<T> sensitive() {
    return with(Trait.SENSITIVE);
  }

  /// {@return this handle, write-only: handed to create and update, never stored}
  public Attribute<T> writeOnly() {
    return with(Trait.WRITE_ONLY);
  }

  /// {@return this handle as a part of what names the remote object: import fills it in. An
  /// argument also requires replacement when it changes, a computed one is also stable}
  public Attribute<T> identity() {
    return with(Trait.IDENTITY);
  }

  /// {@return this handle as a part of what names the remote object that may change in place}
  public Attribute<T> mutableIdentity() {
    return with(Trait.IDENTITY).with(Trait.MUTABLE);
  }

  /// {@return this handle, part of the identity, which an import may leave out. Reading finds the
  /// object without it then, and the identity is completed from what is read}
  public Attribute<T> optionalForImport() {
    return with(Trait.OPTIONAL_FOR_IMPORT);
  }

  /// {@return this handle, whose value comes only from configuration because the remote side does
  /// not return it: refresh keeps the state's value, import sets the default or null}
  public Attribute<T> configOnly() {
    return with(Trait.CONFIG_ONLY);
  }

  /// Handed to create, and to update when its version changes; never stored. The version is an
  /// attribute that is added to the schema and is the framework's; several values may share one.
  ///
  /// @param version the name of the attribute that users raise to have the value set again
  /// @return the handle, write-only
  public Attribute<T> writeOnly(String version) {
    return new Attribute<>(definition.change(d -> d.writeOnlyVersion = version)).writeOnly();
  }

  /// Computed by a pure function: known while planning as soon as what it is computed from is
  /// known, filled in by the framework everywhere.
  ///
  /// @param formula a pure function of an object that holds `from` and nothing else, all of it
  ///   known or null; may give null only when the attribute is [#nullable]
  /// @param from attributes of the same object
  /// @return the handle, computed
  public Attribute<T> derived(
      Function<? super ObjectView, ? extends @Nullable T> formula, Attribute<?>... from) {
    return from(d -> d.formula = formula, from).with(Trait.COMPUTED).with(Trait.DERIVED);
  }

  /// Predicted with the client while planning, by the resource's
  /// [dev.terrane.provider.resource.Predicting], and answered by the remote side.
  ///
  /// @param from the attributes of the same object that the prediction needs to be known
  /// @return the handle, computed
  public Attribute<T> planned(Attribute<?>... from) {
    return from(_ -> {}, from).with(Trait.COMPUTED).with(Trait.PLANNED);
  }

  private Attribute<T> from(Consumer<Definition.Builder<T>> change, Attribute<?>... from) {
    var names = Arrays.stream(from).map(Attribute::name).toList();
    return new Attribute<>(definition.change(d -> d.sources = names).change(change));
  }

  /// What is the same is no change, and the user's spelling is kept.
  ///
  /// @param equality decides about values that are not equal
  /// @return the handle with that rule
  public Attribute<T> sameWhen(Equality<? super T> equality) {
    return new Attribute<>(definition.change(d -> d.equality = equality));
  }

  /// {@return this handle of a collection, empty for null: its author never meets an empty one, and
  /// the user's spelling is kept}
  public Attribute<T> emptyIsNull() {
    return with(Trait.EMPTY_IS_NULL);
  }

  /// In a provider's configuration: what is not written comes from the environment. What is then
  /// still missing is the value of [#defaultTo]; without one it is an error, unless the attribute
  /// is [#nullable].
  ///
  /// @param variables the first one that is set and not empty counts
  /// @return the handle, optional
  public Attribute<T> defaultFromEnvironment(String... variables) {
    var names = List.of(variables);
    return new Attribute<>(definition.change(d -> d.environment = names)).optional();
  }

  /// {@return this handle, computed and maybe null: the plan does not promise a value}
  public Attribute<T> nullable() {
    return with(Trait.NULLABLE);
  }

  /// {@return this handle, computed and never changing once it has a value: later plans know it}
  public Attribute<T> stable() {
    return with(Trait.STABLE);
  }

  /// Computed, and changes only when one of these changes.
  ///
  /// @param siblings attributes of the same object
  /// @return the handle with those causes
  public Attribute<T> changesWith(Attribute<?>... siblings) {
    var names = Arrays.stream(siblings).map(Attribute::name).toList();
    return new Attribute<>(definition.change(d -> d.changesWith = List.copyOf(names)));
  }

  /// {@return this handle, of which a change needs another object: destroy and create}
  public Attribute<T> requiresReplace() {
    return requiresReplaceWhenNullable((_, _) -> true);
  }

  /// A change needs another object when a rule says so. A change to a value that is not known yet
  /// always does.
  ///
  /// @param rule gets the value before and after, both not null; a change from or to null counts as
  ///   one that needs another object
  /// @return the handle with that rule
  public Attribute<T> requiresReplaceWhen(BiPredicate<? super T, ? super T> rule) {
    return requiresReplaceWhenNullable(
        (before, after) -> before == null || after == null || rule.test(before, after));
  }

  /// The same, with a rule that decides about null as well.
  ///
  /// @param rule gets the value before and after, one of which may be null
  /// @return the handle with it
  public Attribute<T> requiresReplaceWhenNullable(
      BiPredicate<? super @Nullable T, ? super @Nullable T> rule) {
    return new Attribute<>(definition.change(d -> d.replaces = rule));
  }

  /// Wants known values to obey a rule, at plan at the latest.
  ///
  /// @param check the rule
  /// @return the handle with that rule beside its others
  public Attribute<T> check(Check<? super T> check) {
    return new Attribute<>(definition.change(d -> d.checks = Definition.added(d.checks, check)));
  }

  /// States what is known of the value before it is made; the value of apply must conform to it.
  ///
  /// @param refinement for instance a prefix
  /// @return the handle with that promise
  public Attribute<T> promises(Refinement refinement) {
    return new Attribute<>(definition.change(d -> d.refinement = refinement));
  }

  /// Documents it.
  ///
  /// @param markdown for users
  /// @return the handle with that description
  public Attribute<T> describedAs(String markdown) {
    return new Attribute<>(definition.change(d -> d.description = markdown));
  }

  /// Warns whoever still writes it.
  ///
  /// @param instead what to write instead
  /// @return the handle with that warning
  public Attribute<T> deprecated(String instead) {
    return new Attribute<>(definition.change(d -> d.deprecation = instead));
  }

  /// How many blocks or elements there may be.
  ///
  /// @param min the least
  /// @param max the greatest; 0 for no limit
  /// @return the handle with those bounds
  public Attribute<T> items(int min, int max) {
    return new Attribute<>(
        definition.change(d -> {
          d.minItems = min;
          d.maxItems = max;
        }));
  }

  /// The framework's own.
  Attribute<T> owned() {
    return with(Trait.OWNED);
  }

  private Attribute<T> with(Trait trait) {
    return new Attribute<>(definition.change(d -> d.traits = Definition.added(d.traits, trait)));
  }
}
