package dev.terrane.provider.schema;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.Failure;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.combination.Combination;
import dev.terrane.provider.internal.ValueEquivalence;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The properties of a handle. Immutable.
final class Definition<T> implements AttributeRules {
  final String name;
  final AttributeType<T> type;
  final CtyType ctyType;
  final @Nullable NestedShape nested;
  final Set<Trait> traits;
  final List<String> changesWith;
  final List<Check<? super T>> checks;
  final List<Combination> combinations;
  final List<String> sources;
  final @Nullable Function<? super ObjectView, ? extends @Nullable T> formula;
  final @Nullable Equality<? super T> equality;
  final ValueEquivalence equivalence;
  final List<String> environment;
  final @Nullable String writeOnlyVersion;
  final @Nullable BiPredicate<? super @Nullable T, ? super @Nullable T> replaces;
  final @Nullable T fallback;
  final Refinement refinement;
  final String description;
  final @Nullable String deprecation;
  final NestedShape.Items items;

  private Definition(Builder<T> built) {
    this.name = built.name;
    this.type = built.type;
    this.ctyType = built.ctyType;
    this.nested = built.nested;
    this.traits = built.traits;
    this.changesWith = built.changesWith;
    this.checks = built.checks;
    this.combinations = built.combinations;
    this.sources = built.sources;
    this.formula = built.formula;
    this.equality = built.equality;
    this.equivalence = type.equivalence(equality);
    this.environment = built.environment;
    this.writeOnlyVersion = built.writeOnlyVersion;
    this.replaces = built.replaces;
    this.fallback = built.fallback;
    this.refinement = built.refinement;
    this.description = built.description;
    this.deprecation = built.deprecation;
    this.items = built.items;
  }

  static <T> Definition<T> leaf(String name, AttributeType<T> type) {
    return new Definition<>(new Builder<>(name, type, type.ctyType(), null));
  }

  static <T> Definition<T> nested(String name, AttributeType<T> type, NestedShape nested) {
    var slot = NestedShape.slot(nested.type(), nested.nesting(), nested.block());
    return new Definition<>(new Builder<>(name, type, slot, nested));
  }

  Definition<T> change(Consumer<Builder<T>> change) {
    var builder = new Builder<>(this);
    change.accept(builder);
    return new Definition<>(builder);
  }

  static final class Builder<T> {
    private final String name;
    private final AttributeType<T> type;
    private final CtyType ctyType;
    private final @Nullable NestedShape nested;
    Set<Trait> traits = Set.of();
    List<String> changesWith = List.of();
    List<Check<? super T>> checks = List.of();
    List<Combination> combinations = List.of();
    List<String> sources = List.of();
    @Nullable Function<? super ObjectView, ? extends @Nullable T> formula;
    @Nullable Equality<? super T> equality;
    List<String> environment = List.of();
    @Nullable String writeOnlyVersion;
    @Nullable BiPredicate<? super @Nullable T, ? super @Nullable T> replaces;
    @Nullable T fallback;
    Refinement refinement = Refinement.NONE;
    String description = "";
    @Nullable String deprecation;
    NestedShape.Items items = new NestedShape.Items(0, 0);

    private Builder(
        String name, AttributeType<T> type, CtyType ctyType, @Nullable NestedShape nested) {
      this.name = name;
      this.type = type;
      this.ctyType = ctyType;
      this.nested = nested;
    }

    private Builder(Definition<T> from) {
      this(from.name, from.type, from.ctyType, from.nested);
      this.traits = from.traits;
      this.changesWith = from.changesWith;
      this.checks = from.checks;
      this.combinations = from.combinations;
      this.sources = from.sources;
      this.formula = from.formula;
      this.equality = from.equality;
      this.environment = from.environment;
      this.writeOnlyVersion = from.writeOnlyVersion;
      this.replaces = from.replaces;
      this.fallback = from.fallback;
      this.refinement = from.refinement;
      this.description = from.description;
      this.deprecation = from.deprecation;
      this.items = from.items;
    }
  }

  static Set<Trait> added(Set<Trait> traits, Trait trait) {
    var all = EnumSet.of(trait);
    all.addAll(traits);
    return java.util.Collections.unmodifiableSet(all);
  }

  static <E> List<E> added(List<E> all, E one) {
    var more = new ArrayList<>(all);
    more.add(one);
    return List.copyOf(more);
  }

  T decode(CtyValue value) {
    return inPlace(() -> type.decode(value));
  }

  CtyValue encode(T value) {
    return inPlace(() -> type.encode(value));
  }

  /// Adds the name of this attribute to the path of a failure inside its value.
  private <R> R inPlace(Supplier<R> code) {
    try {
      return code.get();
    } catch (CtyException e) {
      throw e.within(CtyPath.ROOT.attribute(name));
    } catch (Failure e) {
      throw e.within(CtyPath.ROOT.attribute(name));
    }
  }

  boolean is(Trait trait) {
    return traits.contains(trait)
        || (trait == Trait.STABLE
            && isFixed()
            && traits.contains(Trait.COMPUTED)
            && !traits.contains(Trait.PLANNED)
            && fallback == null);
  }

  /// Whether it is part of the identity and cannot change.
  private boolean isFixed() {
    return traits.contains(Trait.IDENTITY) && !traits.contains(Trait.MUTABLE);
  }

  @Override
  public Optional<CtyValue> fallback() {
    return Optional.ofNullable(fallback).map(type::encode);
  }

  @Override
  public List<String> changesWith() {
    return changesWith;
  }

  @Override
  public List<String> sources() {
    return sources;
  }

  @Override
  public CtyValue derive(ObjectValue object) {
    if (formula == null) {
      throw new IllegalStateException(name + " is not derived");
    }
    T derived = formula.apply(ObjectView.of(object));
    return derived == null ? CtyValue.nullOf(ctyType) : encode(derived);
  }

  @Override
  public Optional<CtyValue> in(ObjectView view) {
    return view.value(name);
  }

  @Override
  public boolean hasEquality() {
    return equality != null;
  }

  @Override
  public boolean hasEquivalentValues() {
    return !equivalence.isExact();
  }

  @Override
  public CtyValue keepEquivalent(CtyValue stated, CtyValue observed) {
    return equivalence.kept(ValueEquivalence.Source.RESULT, stated, observed);
  }

  @Override
  public CtyValue keepUnchanged(CtyValue stored, CtyValue configured) {
    return equivalence.kept(ValueEquivalence.Source.PLAN, stored, configured);
  }

  @Override
  public List<String> environment() {
    return environment;
  }

  @Override
  public Optional<String> writeOnlyVersion() {
    return Optional.ofNullable(writeOnlyVersion);
  }

  @Override
  public boolean mayReplace() {
    return replaces != null
        || (isFixed() && (is(Trait.REQUIRED) || is(Trait.OPTIONAL) || is(Trait.PLANNED)));
  }

  @Override
  public boolean replaces(CtyValue before, CtyValue after) {
    if (replaces == null) {
      return mayReplace();
    }
    if (!before.isWhollyKnown() || !after.isWhollyKnown()) {
      return true;
    }
    @Nullable T old = type.decodeOrNull(before);
    @Nullable T changed = type.decodeOrNull(after);
    try {
      return replaces.test(old, changed);
    } catch (RuntimeException e) {
      throw new IllegalStateException("the rule requiresReplaceWhen of " + name + " failed", e);
    }
  }

  @Override
  public List<Violation> violations(CtyValue value) {
    return Check.violations(checks, type, value);
  }

  @Override
  public boolean isChecked() {
    return !checks.isEmpty() || !combinations.isEmpty();
  }

  @Override
  public List<Combination> combinations() {
    return combinations;
  }

  @Override
  public Refinement refinement() {
    return refinement;
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public Optional<String> deprecation() {
    return Optional.ofNullable(deprecation);
  }

  @Override
  public int minItems() {
    return items.min();
  }

  @Override
  public int maxItems() {
    return items.max();
  }
}
