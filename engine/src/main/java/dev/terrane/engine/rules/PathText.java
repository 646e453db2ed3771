package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.NestedShape.Nesting;
import java.util.ArrayList;
import java.util.List;

/// Formats a path of a configuration for users: `disk[0].size`, `tags["a"]`. An element of a set is
/// identified by its other arguments, as in `rule.port (where name = "web")`, except for sensitive
/// ones.
///
/// @param members the attributes and blocks at the path so far
/// @param path the text so far
/// @param labelled whether the next step is the label of a block
/// @param secret whether anything so far is secret
/// @param elements the arguments that identify the elements of sets on the way
record PathText(
    List<Attribute<?>> members,
    CtyPath path,
    boolean labelled,
    boolean secret,
    List<String> elements) {
  private static final int MOST = 4;
  private static final int LONGEST = 40;

  /// The text of a place.
  ///
  /// @param members the attributes and blocks of the root
  static String of(List<Attribute<?>> members, CtyPath place) {
    var text = new PathText(members, CtyPath.ROOT, false, false, List.of());
    var steps = place.steps();
    for (var i = 0; i < steps.size(); i++) {
      var next = i + 1 < steps.size() ? List.of(steps.get(i + 1)) : List.<CtyPath.Step>of();
      text = text.step(steps.get(i), next);
    }
    var names = text.path.toString();
    return text.elements.isEmpty()
        ? names
        : names + " (where " + String.join("; ", text.elements) + ")";
  }

  private PathText step(CtyPath.Step step, List<CtyPath.Step> next) {
    return switch (step) {
      case CtyPath.Element(ObjectValue object) -> element(object, next);
      // Labelled blocks of different dynamic types are encoded as an object.
      case CtyPath.Attribute(var name) when labelled -> at(path.key(name), elements);
      case CtyPath.Attribute(var name) -> into(name);
      case CtyPath.Index _, CtyPath.Key _, CtyPath.Element _ -> at(path.then(step), elements);
    };
  }

  private PathText at(CtyPath place, List<String> elements) {
    return new PathText(members, place, false, secret, elements);
  }

  private PathText into(String name) {
    var member = members.stream().filter(one -> one.name().equals(name)).findFirst();
    var nested = member.flatMap(one -> one.nested());
    return new PathText(
        nested.map(NestedShape::members).orElse(List.of()),
        path.attribute(name),
        nested.filter(shape -> shape.nesting() == Nesting.MAP).isPresent(),
        secret || member.filter(CheckedPath::isSecret).isPresent(),
        elements);
  }

  private PathText element(ObjectValue object, List<CtyPath.Step> next) {
    var arguments =
        members.stream()
            .filter(member ->
                identifies(member) && !next.contains(new CtyPath.Attribute(member.name())))
            .filter(member -> Members.get(object, member).isKnown())
            .limit(MOST)
            .map(member -> member.name() + " = " + shortened(Members.get(object, member)))
            .toList();
    var identified = new ArrayList<>(elements);
    if (!arguments.isEmpty()) {
      identified.add(String.join(", ", arguments));
    }
    return at(path, List.copyOf(identified));
  }

  private boolean identifies(Attribute<?> member) {
    return !secret
        && member.isArgument()
        && !CheckedPath.isSecret(member)
        && member.ctyType() instanceof CtyType.Primitive;
  }

  private static String shortened(CtyValue value) {
    var text = value.toString();
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
  }
}
