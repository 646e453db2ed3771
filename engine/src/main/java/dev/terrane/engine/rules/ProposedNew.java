package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state that Terraform proposes to a plan: the configuration, with the prior state's values
/// for computed attributes that are not configured.
public final class ProposedNew {
  /// The treatment of an element of a map whose key is new.
  public enum NewKey {
    /// The element is merged with null: Terraform 1.12 and later.
    MERGED,
    /// The element is the configured one: Terraform up to 1.11, and OpenTofu.
    AS_CONFIGURED
  }

  private final NewKey newKey;

  private ProposedNew(NewKey newKey) {
    this.newKey = newKey;
  }

  /// The proposed state of the current Terraform.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param prior the prior state, wholly known, or null
  /// @param config the configuration, or null
  /// @return the proposed state
  public static CtyValue of(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    return of(members, prior, config, NewKey.MERGED);
  }

  /// The proposed state of a version of Terraform.
  ///
  /// @param members the attributes and blocks of the resource
  /// @param prior the prior state, wholly known, or null
  /// @param config the configuration, or null
  /// @param newKey the version's rule for maps
  /// @return the proposed state
  public static CtyValue of(
      List<Attribute<?>> members, CtyValue prior, CtyValue config, NewKey newKey) {
    return new ProposedNew(newKey).object(members, prior, config);
  }

  /// The planned value of a data source that is read during apply: computed attributes that are not
  /// configured are unknown, but null inside elements of sets (DS2).
  ///
  /// @param members the attributes and blocks of the data source
  /// @param config the configuration
  /// @return the planned value
  public static CtyValue plannedDataSource(List<Attribute<?>> members, CtyValue config) {
    var prior = CtyValue.unknown(Members.type(members));
    return new ProposedNew(NewKey.MERGED).merged(members, prior, config);
  }

  private CtyValue object(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    if (config.isNull() && prior.isNull()) {
      return prior;
    }
    return merged(members, prior.isNull() ? Blocks.empty(members) : prior, config);
  }

  private CtyValue merged(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    return config.isKnown() ? members(members, prior, config) : prior;
  }

  /// A value that equals the prior one is the instance of the prior state.
  private CtyValue members(List<Attribute<?>> members, CtyValue prior, CtyValue config) {
    var all = ObjectMembers.of(members);
    if (prior instanceof ObjectValue object && all.areThoseOf(object)) {
      var edit = new ObjectEdit(all, object);
      for (var i = 0; i < all.size(); i++) {
        edit.set(i, member(all.get(i), edit.get(i), Members.get(config, all, i)));
      }
      return edit.result();
    }
    var values = new ArrayList<CtyValue>(all.size());
    for (var i = 0; i < all.size(); i++) {
      values.add(member(all.get(i), Members.get(prior, all, i), Members.get(config, all, i)));
    }
    return all.object(values);
  }

  private CtyValue member(Attribute<?> member, CtyValue prior, CtyValue config) {
    if (!Members.isBlock(member) && member.is(Trait.COMPUTED) && config.isNull()) {
      return wasConfigured(member, prior) ? config : prior;
    }
    var nested = member.nested();
    return nested.isEmpty() ? config : nested(nested.get(), prior, config);
  }

  private CtyValue nested(NestedShape nested, CtyValue prior, CtyValue config) {
    if (config.isUnknown()) {
      return config;
    }
    return switch (nested.nesting()) {
      case GROUP -> each(nested, prior, config);
      case SINGLE -> config.isNull() ? config : each(nested, prior, config);
      case LIST, MAP -> ordered(nested, prior, config);
      case SET -> set(nested, prior, config);
    };
  }

  private CtyValue each(NestedShape nested, CtyValue prior, CtyValue config) {
    if (nested.block()) {
      return object(nested.members(), prior, config);
    }
    return config.isNull() ? config : members(nested.members(), prior, config);
  }

  private CtyValue ordered(NestedShape nested, CtyValue prior, CtyValue config) {
    if (prior.isUnknown()) {
      var unknown = CtyValue.unknown(nested.type());
      return Elements.map(nested.nesting(), config, element -> each(nested, unknown, element));
    }
    var before = Elements.byStep(nested.nesting(), prior);
    return Elements.mapWithStep(
        nested.nesting(),
        config,
        element -> element(nested, before.get(element.step()), element.value()));
  }

  private CtyValue element(NestedShape nested, @Nullable CtyValue prior, CtyValue config) {
    if (prior != null) {
      return each(nested, prior, config);
    }
    var merges = nested.nesting() == Nesting.MAP && newKey == NewKey.MERGED;
    return merges ? each(nested, CtyValue.nullOf(nested.type()), config) : config;
  }

  private CtyValue set(NestedShape nested, CtyValue prior, CtyValue config) {
    var proposed = new ArrayList<CtyValue>();
    for (var pair : SetPairing.pair(nested.members(), prior, config)) {
      proposed.add(each(nested, pair.prior(), pair.config()));
    }
    return proposed.isEmpty() ? config : Elements.like(Nesting.SET, config, proposed);
  }

  /// Whether a nested object that is no longer configured contains a value that only a user can
  /// set.
  private static boolean wasConfigured(Attribute<?> member, CtyValue prior) {
    return member.is(Trait.OPTIONAL)
        && member.nested().filter(nested -> holdsArgument(nested, prior)).isPresent();
  }

  private static boolean holdsArgument(NestedShape nested, CtyValue value) {
    return Elements.of(nested.nesting(), value).stream()
        .map(Elements.Element::value)
        .filter(CtyValue::isKnown)
        .anyMatch(object ->
            nested.members().stream()
                .anyMatch(member -> isArgument(member, Members.get(object, member))));
  }

  private static boolean isArgument(Attribute<?> member, CtyValue value) {
    if (value.isNull()) {
      return false;
    }
    return !member.is(Trait.COMPUTED)
        || member.nested().filter(nested -> holdsArgument(nested, value)).isPresent();
  }
}
