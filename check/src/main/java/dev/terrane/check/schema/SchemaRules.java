package dev.terrane.check.schema;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// Checks a schema by Terraform's rules (S).
public final class SchemaRules {
  private static final int VERSION = 1;
  private static final int BLOCK = 2;
  private static final int SINGLE = 1;
  private static final int LIST = 2;
  private static final int SET = 3;
  private static final int MAP = 4;
  private static final int GROUP = 5;
  private static final Pattern BLOCK_NAME = Pattern.compile("[a-z0-9_]+");
  private static final Pattern ATTRIBUTE_NAME = Pattern.compile("[a-z_][a-z0-9_]*");

  private static final List<Rule<DeclaredBlock>> BLOCKS =
      List.of(
          new Rule<>(
              "S2",
              one -> !one.body().deprecated() && !one.body().replacement().isEmpty(),
              "the block has a deprecation message, but is not deprecated"),
          new Rule<>(
              "S5",
              one -> !BLOCK_NAME.matcher(one.name()).matches(),
              "the name of a block consists of lower-case letters, digits and underscores"),
          new Rule<>(
              "S6",
              one -> one.min() < 0 || one.max() < 0,
              "the number of blocks cannot be negative"),
          new Rule<>(
              "S7",
              one -> one.nesting() == SINGLE && (one.min() != one.max() || one.min() > 1),
              "MinItems and MaxItems of a single block must both be 0, or both 1"),
          new Rule<>(
              "S8",
              one -> one.nesting() == GROUP && (one.min() != 0 || one.max() != 0),
              "MinItems and MaxItems of a group must be 0"),
          new Rule<>(
              "S9",
              one ->
                  (one.nesting() == LIST || one.nesting() == SET)
                      && one.max() > 0
                      && one.min() > one.max(),
              "MinItems is greater than MaxItems"),
          new Rule<>(
              "S10",
              one -> one.nesting() == SET && one.containsDynamic(),
              "a set of blocks cannot contain an attribute of dynamic type"),
          new Rule<>(
              "S10",
              one -> one.nesting() == SET && one.containsWriteOnly(),
              "a set of blocks cannot contain a write-only attribute"),
          new Rule<>(
              "S12",
              one -> one.nesting() == MAP && (one.min() != 0 || one.max() != 0),
              "MinItems and MaxItems of a map of blocks must be 0"),
          new Rule<>(
              "S13",
              one -> one.nesting() < SINGLE || one.nesting() > GROUP,
              "the nesting mode is unknown"));

  private static final List<Rule<DeclaredAttribute>> ATTRIBUTES =
      List.of(
          new Rule<>(
              "S2",
              one -> !one.traits().deprecated() && !one.traits().replacement().isEmpty(),
              "the attribute has a deprecation message, but is not deprecated"),
          new Rule<>(
              "S14",
              one ->
                  !one.traits().required() && !one.traits().optional() && !one.traits().computed(),
              "the attribute must be optional, required or computed"),
          new Rule<>(
              "S15",
              one -> one.traits().required() && one.traits().optional(),
              "the attribute cannot be optional and required"),
          new Rule<>(
              "S16",
              one -> one.traits().required() && one.traits().computed(),
              "the attribute cannot be computed and required"),
          new Rule<>(
              "S17",
              one -> one.hasType() == one.nested().isPresent(),
              "the attribute must have a type or nested attributes, but not both"),
          new Rule<>(
              "S17",
              one -> one.hasType() && one.type().isEmpty(),
              "the type of the attribute is not readable"),
          new Rule<>(
              "S18",
              one -> nesting(one) == SET && one.containsDynamic(),
              "a set of nested attributes cannot contain an attribute of dynamic type"),
          new Rule<>(
              "S18",
              one ->
                  nesting(one) == SET
                      && one.nested().orElseThrow().members().stream()
                          .anyMatch(DeclaredAttribute::containsWriteOnly),
              "a set of nested attributes cannot contain a write-only attribute"),
          new Rule<>(
              "S19",
              one -> one.nested().isPresent() && (nesting(one) < SINGLE || nesting(one) > MAP),
              "the nesting mode is unknown"));

  private final List<SchemaProblem> problems = new ArrayList<>();

  private SchemaRules() {}

  private record Rule<T>(String name, Predicate<T> broken, String message) {}

  private static int nesting(DeclaredAttribute attribute) {
    return attribute.nested().map(DeclaredAttribute.NestedType::nesting).orElse(0);
  }

  /// Checks a schema.
  ///
  /// @param schema its message
  /// @return the violations, outer ones first
  public static List<SchemaProblem> check(Protocol protocol, ProtoMessage schema) {
    var rules = new SchemaRules();
    if (schema.int64(VERSION) < 0) {
      rules.problems.add(new SchemaProblem("S23", "", "the schema version is negative"));
    }
    if (!schema.has(BLOCK)) {
      rules.problems.add(new SchemaProblem("S1", "", "the schema has no block"));
    }
    var body = DeclaredBlock.Body.read(protocol, schema.message(BLOCK));
    if (!body.deprecated() && !body.replacement().isEmpty()) {
      rules.problems.add(
          new SchemaProblem("S2", "", "the schema has a deprecation message, but no deprecation"));
    }
    rules.body("", body);
    return List.copyOf(rules.problems);
  }

  private void body(String place, DeclaredBlock.Body body) {
    var names = new HashSet<String>();
    body.names()
        .filter(name -> !names.add(name))
        .forEach(name -> problem("S4", place + name, "the name is used twice"));
    attributes(place, body.attributes());
    for (var block : body.blocks()) {
      obey(BLOCKS, block, place + block.name());
      body(place + block.name() + ".", block.body());
    }
  }

  private void attributes(String place, List<DeclaredAttribute> attributes) {
    for (var attribute : attributes) {
      var path = place + attribute.name();
      name(attribute, path);
      obey(ATTRIBUTES, attribute, path);
      attribute.nested().ifPresent(nested -> nested(path + ".", nested.members()));
    }
  }

  /// Terraform does not check the names of attributes, because old providers violate the rule.
  private void name(DeclaredAttribute attribute, String path) {
    if (!ATTRIBUTE_NAME.matcher(attribute.name()).matches()) {
      var reason =
          "the name of an attribute consists of lower-case letters, digits and underscores";
      problems.add(new SchemaProblem("S5", path, reason, false));
    }
  }

  private void nested(String place, List<DeclaredAttribute> members) {
    var names = new HashSet<String>();
    members.stream()
        .map(DeclaredAttribute::name)
        .filter(name -> !names.add(name))
        .forEach(name -> problem("S4", place + name, "the name is used twice"));
    attributes(place, members);
  }

  private <T> void obey(List<Rule<T>> rules, T member, String path) {
    rules.stream()
        .filter(rule -> rule.broken().test(member))
        .forEach(rule -> problem(rule.name(), path, rule.message()));
  }

  private void problem(String rule, String path, String message) {
    problems.add(new SchemaProblem(rule, path, message));
  }
}
