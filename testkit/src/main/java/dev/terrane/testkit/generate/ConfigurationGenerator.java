package dev.terrane.testkit.generate;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeRules.Violation;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Trait;
import dev.terrane.testkit.RandomData;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// Creates configurations that satisfy the checks of single attributes.
///
/// @param random the source
/// @param chosen values of the attributes of the resource that the test chooses, by name
record ConfigurationGenerator(
    RandomData random, Map<String, Function<RandomData, CtyValue>> chosen) {
  private static final int ATTEMPTS = 200;
  private static final int MOST = 3;

  ObjectValue configuration(List<Attribute<?>> members) {
    var all = new TreeMap<String, CtyValue>();
    members.forEach(member -> all.put(member.name(), argument(member)));
    return CtyValue.object(all);
  }

  /// A value of an argument of the resource.
  CtyValue argument(Attribute<?> member) {
    var choice = chosen.get(member.name());
    return choice == null ? any(member) : choice.apply(random);
  }

  private CtyValue any(Attribute<?> member) {
    if (!member.isArgument() || member.is(Trait.OWNED) || isOmitted(member)) {
      return absent(member);
    }
    return member.nested().map(nested -> nested(member, nested)).orElseGet(() -> leaf(member));
  }

  private boolean isOmitted(Attribute<?> member) {
    return !member.is(Trait.REQUIRED)
        && member.rules().minItems() == 0
        && random.integer(0, 1) == 0;
  }

  /// No value: null, or no blocks.
  static CtyValue absent(Attribute<?> member) {
    return member
        .nested()
        .map(nested -> nested.absent(member.ctyType()))
        .orElseGet(() -> CtyValue.nullOf(member.ctyType()));
  }

  private CtyValue nested(Attribute<?> member, NestedShape nested) {
    return switch (nested.nesting()) {
      case SINGLE, GROUP -> object(nested);
      case LIST -> CtyValue.list(nested.type(), objects(member, nested));
      case SET -> CtyValue.set(nested.type(), objects(member, nested));
      case MAP -> {
        var all = new TreeMap<String, CtyValue>();
        objects(member, nested).forEach(one -> all.put(random.text(2, "abc"), one));
        yield CtyValue.map(nested.type(), all);
      }
    };
  }

  private CtyValue object(NestedShape nested) {
    var all = new TreeMap<String, CtyValue>();
    nested.members().forEach(member -> all.put(member.name(), any(member)));
    return CtyValue.object(all);
  }

  private List<CtyValue> objects(Attribute<?> member, NestedShape nested) {
    var min = Math.max(member.rules().minItems(), nested.block() ? 1 : 0);
    var max = member.rules().maxItems();
    var size = random.integer(min, Math.max(min, max == 0 ? MOST : Math.min(max, MOST)));
    var all = new ArrayList<CtyValue>();
    while (all.size() < size) {
      all.add(object(nested));
    }
    return all;
  }

  /// A value that satisfies the checks of the attribute; any value if none is found, which the
  /// validation of the provider rejects.
  private CtyValue leaf(Attribute<?> member) {
    var constraints = new ArrayList<Constraint>();
    var plain = member.is(Trait.IDENTITY) || member.rules().mayReplace();
    var type = member.ctyType();
    CtyValue value = CtyValue.nullOf(type);
    for (var left = ATTEMPTS; left > 0; left--) {
      value = new ValueGenerator(random, constraints, plain).of(concrete(type));
      var violations = member.rules().violations(value);
      if (violations.isEmpty()) {
        return value;
      }
      violations.stream()
          .map(ConfigurationGenerator::constraint)
          .forEach(one -> add(one, constraints));
    }
    return value;
  }

  private static void add(Constraint one, List<Constraint> constraints) {
    if (!constraints.contains(one)) {
      constraints.add(one);
    }
  }

  /// The requirement of the whole value, also if an element violates it.
  private static Constraint constraint(Violation violation) {
    var must = violation.must();
    return new Constraint(
        violation.place().isRoot() ? must : must.replaceFirst("^must ", "must in each element "));
  }

  /// A value of any type is a text.
  private static CtyType concrete(CtyType type) {
    return type.equals(CtyType.DYNAMIC) ? CtyType.STRING : type;
  }
}
