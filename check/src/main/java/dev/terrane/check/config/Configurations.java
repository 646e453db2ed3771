package dev.terrane.check.config;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.Elements;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectMembers;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// The configurations of a schema with which it is checked: minimal, everything null, everything
/// set, each attribute in turn unknown, and random ones.
public final class Configurations {
  /// Large schemas have thousands of attributes in nested blocks.
  private static final int MOST_UNKNOWN = 300;

  private static final int RANDOM = 10;

  private final List<Configuration> all = new ArrayList<>();

  private Configurations() {}

  /// The configurations of a schema.
  ///
  /// @param members its attributes and blocks
  /// @param seed the seed of random ones
  public static List<Configuration> of(List<Attribute<?>> members, long seed) {
    var configurations = new Configurations();
    var minimal = minimal(members);
    configurations.all.add(minimal);
    configurations.all.add(allNull(members));
    configurations.all.add(new Configuration("all set", GeneratedObjects.allSet(members)));
    configurations.all.addAll(unknown(members, minimal.value()));
    var random = new Random(seed);
    for (var i = 1; i <= RANDOM; i++) {
      var value = random(members, random);
      configurations.all.add(new Configuration("random %d, seed %d".formatted(i, seed), value));
    }
    return configurations.all;
  }

  /// The configuration with required members only.
  public static Configuration minimal(List<Attribute<?>> members) {
    return new Configuration("minimal", GeneratedObjects.minimal(members));
  }

  /// The configuration whose attributes are all null.
  public static Configuration allNull(List<Attribute<?>> members) {
    return new Configuration("all null", GeneratedObjects.allNull(members));
  }

  /// A state in which everything is set, except write-only attributes.
  public static CtyValue state(List<Attribute<?>> members) {
    return GeneratedObjects.state(members);
  }

  /// A configuration in which each attribute in turn is unknown, with and without refinements.
  ///
  /// @param members the attributes and blocks
  /// @param base the values of the other attributes
  public static List<Configuration> unknown(List<Attribute<?>> members, CtyValue base) {
    var configurations = new Configurations();
    if (base instanceof ObjectValue object) {
      configurations.unknown(members, object, CtyPath.ROOT, value -> value);
    }
    return configurations.all;
  }

  /// Puts an object into the configuration around it.
  private interface Surrounding {
    CtyValue with(CtyValue inner);
  }

  private void unknown(
      List<Attribute<?>> members, ObjectValue object, CtyPath path, Surrounding around) {
    var all = ObjectMembers.of(members);
    for (var member : members) {
      if (!GeneratedObjects.isConfigurable(member) || this.all.size() >= MOST_UNKNOWN) {
        continue;
      }
      var place = path.attribute(member.name());
      Surrounding outside = value -> around.with(replaced(all, object, member, value));
      var type = member.ctyType();
      if (!isSingleBlock(member)) {
        add(place + " unknown", outside.with(CtyValue.unknown(type)));
      }
      // Nothing is known about blocks that are repeated for an unknown collection.
      if (!member.isBlock()) {
        add(place + " unknown with refinements", outside.with(GeneratedValues.refined(type)));
      }
      inside(member, object, place, outside);
    }
  }

  /// Terraform cannot make a single block unknown.
  private static boolean isSingleBlock(Attribute<?> member) {
    return member.isBlock()
        && member
            .nested()
            .filter(one -> one.nesting() == Nesting.SINGLE || one.nesting() == Nesting.GROUP)
            .isPresent();
  }

  private void inside(Attribute<?> member, ObjectValue object, CtyPath place, Surrounding outside) {
    if (member.nested().isEmpty()) {
      return;
    }
    var nested = member.nested().get();
    var present = object.get(member.name());
    var value =
        Blocks.isAbsent(member, present)
            ? GeneratedObjects.elements(
                member, nested, _ -> GeneratedObjects.minimal(nested.members()))
            : present;
    for (var element : Elements.of(nested.nesting(), value)) {
      if (element.value() instanceof ObjectValue inner) {
        unknown(
            nested.members(),
            inner,
            place.append(element.step()),
            changed ->
                outside.with(
                    Elements.mapWithStep(
                        nested.nesting(),
                        value,
                        one -> one.step().equals(element.step()) ? changed : one.value())));
        return;
      }
    }
  }

  private void add(String name, CtyValue value) {
    all.add(new Configuration(name, value));
  }

  private static CtyValue replaced(
      ObjectMembers members, ObjectValue object, Attribute<?> member, CtyValue value) {
    return members.object(
        members.stream().map(one -> one.equals(member) ? value : object.get(one.name())).toList());
  }

  private static CtyValue random(List<Attribute<?>> members, Random random) {
    return ObjectMembers.of(members)
        .object(members.stream().map(member -> random(member, random)).toList());
  }

  private static CtyValue random(Attribute<?> member, Random random) {
    var choice = random.nextInt(3);
    var required = GeneratedObjects.isRequired(member);
    if (!GeneratedObjects.isConfigurable(member) || (choice == 0 && !required)) {
      return Blocks.absent(member);
    }
    if (choice == 1 && !member.isBlock()) {
      return random.nextBoolean()
          ? CtyValue.unknown(member.ctyType())
          : GeneratedValues.refined(member.ctyType());
    }
    return member
        .nested()
        .map(nested ->
            GeneratedObjects.elements(member, nested, _ -> random(nested.members(), random)))
        .orElseGet(() -> GeneratedObjects.set(member));
  }
}
