package dev.terrane.provider.schema;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;

/// A handle: one attribute or block as schema entry, accessor and path. Immutable; each method that
/// says more about it returns a new handle of the same name.
///
/// An attribute has to be one of [#required], [#optional], [#computed] or, with [#orSet] and
/// [#defaultTo], both of the last; the schema checks it.
///
/// @param <T> the Java type of its value
public final class Attribute<T> {
  private final Definition<T> definition;

  Attribute(Definition<T> definition) {
    this.definition = definition;
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

  /// The user has to write it.
  ///
  /// @return the handle with that trait
  public Attribute<T> required() {
    return with(Trait.REQUIRED);
  }

  /// The user may write it.
  ///
  /// @return the handle with that trait
  public Attribute<T> optional() {
    return with(Trait.OPTIONAL);
  }

  /// The provider says it: unknown when created and at each update, unless [#stable] or
  /// [#changesWith] know better.
  ///
  /// @return the handle with that trait
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

  /// Never shown to users; masked in logs.
  ///
  /// @return the handle with that trait
  public Attribute<T> sensitive() {
    return with(Trait.SENSITIVE);
  }

  /// Handed to create and update, never stored.
  ///
  /// @return the handle with that trait
  public Attribute<T> writeOnly() {
    return with(Trait.WRITE_ONLY);
  }

  /// Part of what names the remote object: import fills it in. An argument also requires
  /// replacement when it changes, a computed one is also stable; one that is both is both.
  ///
  /// @return the handle with that trait
  public Attribute<T> identity() {
    return with(Trait.IDENTITY);
  }

  /// Computed, and may turn out to be null: the plan does not promise a value.
  ///
  /// @return the handle with that trait
  public Attribute<T> nullable() {
    return with(Trait.NULLABLE);
  }

  /// Computed, and never changes once it has a value: later plans know it.
  ///
  /// @return the handle with that trait
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

  /// A change needs another object: destroy and create.
  ///
  /// @return the handle with that rule
  public Attribute<T> requiresReplace() {
    return requiresReplaceWhen((_, _) -> true);
  }

  /// A change needs another object when a rule says so. A change to a value that is not known yet
  /// always does.
  ///
  /// @param rule gets the value before and after, both not null; a change from or to null counts as
  ///   one that needs another object
  /// @return the handle with that rule
  public Attribute<T> requiresReplaceWhen(BiPredicate<? super T, ? super T> rule) {
    return new Attribute<>(definition.change(d -> d.replaces = rule));
  }

  /// Wants known values to obey a rule, at plan at the latest.
  ///
  /// @param check the rule
  /// @return the handle with that rule beside its others
  public Attribute<T> check(Check<? super T> check) {
    return new Attribute<>(definition.change(d -> d.checks = Definition.added(d.checks, check)));
  }

  /// Tells what is known of the value before it is made; apply must keep the promise.
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

  private Attribute<T> with(Trait trait) {
    return new Attribute<>(definition.change(d -> d.traits = Definition.added(d.traits, trait)));
  }

  /// {@return its name in the configuration}
  public String name() {
    return definition.name;
  }

  /// Whether it has a trait.
  ///
  /// @param trait the trait
  /// @return true when it has
  public boolean is(Trait trait) {
    return definition.is(trait);
  }

  /// {@return whether the user may write it}
  public boolean isArgument() {
    return is(Trait.REQUIRED) || is(Trait.OPTIONAL) || isBlock();
  }

  /// {@return whether it is a block}
  public boolean isBlock() {
    return nested().filter(NestedShape::block).isPresent();
  }

  /// {@return its type as it travels}
  public CtyType ctyType() {
    return definition.ctyType;
  }

  /// What is inside, for a block or a nested attribute.
  ///
  /// @return empty for a plain attribute
  public Optional<NestedShape> nested() {
    return Optional.ofNullable(definition.nested);
  }

  /// {@return the rules behind the handle, as the engine applies them}
  public Rules rules() {
    return definition;
  }

  T decode(CtyValue value) {
    return definition.decode(value);
  }

  CtyValue encode(T value) {
    return definition.encode(value);
  }

  CtyValue absent() {
    return nested().map(nested -> nested.absent(ctyType())).orElseGet(this::nothing);
  }

  private CtyValue nothing() {
    return CtyValue.nullOf(ctyType());
  }

  /// Makes a failure at this attribute: `throw MODE.error("...", "...")`.
  ///
  /// @param summary one line
  /// @param detail whose doing it is and what to do next
  /// @return the failure, to be thrown
  public Failure error(String summary, String detail) {
    return new Failure(Diagnostic.error(CtyPath.ROOT.attribute(name()), summary, detail));
  }

  @Override
  public String toString() {
    return name();
  }
}
