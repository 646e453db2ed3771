package dev.terrane.engine.rules;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape;
import dev.terrane.provider.schema.Nesting;
import java.util.ArrayList;
import java.util.List;

/// A place of a configuration as its user knows it: `disk[0].size`, `tags["a"]`. An object in a set
/// has no name, so it is told by the arguments beside the place, as in `rule.port (where name =
/// "web")`; never by a secret one.
final class PlaceText {
  private static final int MOST = 4;
  private static final int LONGEST = 40;

  private final List<String> elements = new ArrayList<>();
  private List<Attribute<?>> members;
  private CtyPath path = CtyPath.ROOT;
  private boolean labelled;
  private boolean secret;

  private PlaceText(List<Attribute<?>> members) {
    this.members = members;
  }

  /// The text of a place.
  ///
  /// @param members the attributes and blocks of the root
  static String of(List<Attribute<?>> members, CtyPath place) {
    var text = new PlaceText(members);
    var steps = place.steps();
    for (var i = 0; i < steps.size(); i++) {
      var next = i + 1 < steps.size() ? List.of(steps.get(i + 1)) : List.<CtyPath.Step>of();
      text.step(steps.get(i), next);
    }
    var names = text.path.toString();
    return text.elements.isEmpty()
        ? names
        : names + " (where " + String.join("; ", text.elements) + ")";
  }

  private void step(CtyPath.Step step, List<CtyPath.Step> next) {
    switch (step) {
      case CtyPath.Element(ObjectValue object) -> element(object, next);
      // Labelled blocks of different dynamic types travel as an object.
      case CtyPath.Attribute(var name) when labelled -> path = path.key(name);
      case CtyPath.Attribute(var name) -> {
        path = path.attribute(name);
        into(name);
        return;
      }
      case CtyPath.Index _, CtyPath.Key _, CtyPath.Element _ -> path = path.then(step);
    }
    labelled = false;
  }

  private void into(String name) {
    var member = members.stream().filter(one -> one.name().equals(name)).findFirst();
    secret = secret || member.filter(Place::isSecret).isPresent();
    var nested = member.flatMap(one -> one.nested());
    members = nested.map(NestedShape::members).orElse(List.of());
    labelled = nested.filter(shape -> shape.nesting() == Nesting.MAP).isPresent();
  }

  private void element(ObjectValue object, List<CtyPath.Step> next) {
    var arguments =
        members.stream()
            .filter(member -> tells(member) && !next.contains(new CtyPath.Attribute(member.name())))
            .filter(member -> Members.get(object, member).isKnown())
            .limit(MOST)
            .map(member -> member.name() + " = " + shortened(Members.get(object, member)))
            .toList();
    if (!arguments.isEmpty()) {
      elements.add(String.join(", ", arguments));
    }
  }

  private boolean tells(Attribute<?> member) {
    return !secret
        && member.isArgument()
        && !Place.isSecret(member)
        && member.ctyType() instanceof CtyType.Primitive;
  }

  private static String shortened(CtyValue value) {
    var text = value.toString();
    return text.length() > LONGEST ? text.substring(0, LONGEST) + "…" : text;
  }
}
