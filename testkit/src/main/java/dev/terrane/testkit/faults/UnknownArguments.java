package dev.terrane.testkit.faults;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyWalk;
import dev.terrane.cty.Refinement;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The arguments of a configuration that can be unknown during plan: each that has a value, at
/// every depth, and each collection of blocks, as of a `dynamic` block.
final class UnknownArguments {
  private final CtyValue config;
  private final List<CtyPath> paths = new ArrayList<>();

  private UnknownArguments(CtyValue config) {
    this.config = config;
  }

  /// The configurations with one unknown argument, by name: without a refinement, and with those
  /// that Terraform knows of values such as a text with a known start.
  static Map<String, CtyValue> of(List<Attribute<?>> members, CtyValue config) {
    var arguments = new UnknownArguments(config);
    arguments.add(members, CtyPath.ROOT, config);
    var all = new LinkedHashMap<String, CtyValue>();
    for (var path : arguments.paths) {
      all.put(path + " unknown", arguments.with(path, Refinement.NONE));
      all.put(path + " unknown with refinement", arguments.with(path, arguments.refined(path)));
    }
    return all;
  }

  private void add(List<Attribute<?>> members, CtyPath path, CtyValue value) {
    if (value instanceof ObjectValue object) {
      for (var member : members) {
        if (!member.is(Trait.OWNED)) {
          add(member, path.attribute(member.name()), object.get(member.name()));
        }
      }
    }
  }

  private void add(Attribute<?> member, CtyPath path, CtyValue value) {
    if (!member.isBlock()) {
      CtyWalk.walk(
          value,
          (inner, part) -> {
            if (!part.isNull()) {
              paths.add(path.append(inner));
            }
            return true;
          });
      return;
    }
    var nested = ObjectMembers.of(member.nested().orElseThrow().members());
    var elements = elements(path, value);
    if (!(value instanceof ObjectValue) && !elements.isEmpty()) {
      paths.add(path);
    }
    elements.forEach((at, element) -> add(nested, at, element));
  }

  private static Map<CtyPath, CtyValue> elements(CtyPath path, CtyValue value) {
    var all = new LinkedHashMap<CtyPath, CtyValue>();
    switch (value) {
      case ObjectValue object -> all.put(path, object);
      case ListValue list -> {
        for (var element : list.elements()) {
          all.put(path.index(all.size()), element);
        }
      }
      case SetValue set -> set.elements().forEach(one -> all.put(path.element(one), one));
      case MapValue map -> map.entries().forEach((key, one) -> all.put(path.key(key), one));
      default -> {}
    }
    return all;
  }

  private CtyValue with(CtyPath path, Refinement refinement) {
    return CtyWalk.transform(
        config,
        (at, value) -> at.equals(path) ? CtyValue.unknown(value.type(), refinement) : value);
  }

  private Refinement refined(CtyPath path) {
    var refinement = Refinement.notNull();
    return switch (path.resolve(config).orElseThrow()) {
      case StringValue(var text) -> refinement.withPrefix(text.substring(0, text.length() / 2));
      case NumberValue(var number) -> refinement.withNumberLowerBound(number, true);
      case ListValue list -> lengths(refinement, list.elements().size());
      case SetValue set -> lengths(refinement, set.elements().size());
      case MapValue map -> lengths(refinement, map.entries().size());
      default -> refinement;
    };
  }

  private static Refinement lengths(Refinement refinement, int size) {
    return refinement.withLengthBounds(0, size + 1L);
  }
}
