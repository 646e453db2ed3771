package dev.terrane.check.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.rpc.proto.ProtoMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Checks the schema of an identity by Terraform's rules (S14, S15, S22, S23).
public final class IdentityRules {
  private static final int VERSION = 1;
  private static final int ATTRIBUTES = 2;
  private static final int NAME = 1;
  private static final int TYPE = 2;
  private static final int REQUIRED = 3;
  private static final int OPTIONAL = 4;

  private IdentityRules() {}

  /// Checks a schema.
  ///
  /// @param identity its message
  public static List<SchemaProblem> check(ProtoMessage identity) {
    var problems = new ArrayList<SchemaProblem>();
    if (identity.int64(VERSION) < 0) {
      problems.add(new SchemaProblem("S23", "", "the version of the identity schema is negative"));
    }
    identity.messages(ATTRIBUTES, attribute -> problems.addAll(attribute(attribute)));
    return problems;
  }

  private static List<SchemaProblem> attribute(ProtoMessage attribute) {
    var problems = new ArrayList<SchemaProblem>();
    var path = "identity." + attribute.string(NAME);
    var required = attribute.bool(REQUIRED);
    if (required == attribute.bool(OPTIONAL)) {
      var reason = "the attribute must be required or optional for import, but not both";
      problems.add(new SchemaProblem(required ? "S15" : "S14", path, reason));
    }
    if (DeclaredAttribute.type(attribute, TYPE).filter(IdentityRules::isAllowed).isEmpty()) {
      var reason = "the type must be a string, a number, a bool, or a list of these";
      problems.add(new SchemaProblem("S22", path, reason));
    }
    return problems;
  }

  private static boolean isAllowed(CtyType type) {
    return switch (type) {
      case CtyType.Primitive _ -> true;
      case CtyType.ListType(var element) -> element instanceof CtyType.Primitive;
      default -> false;
    };
  }

  /// The schema; empty if a type is not readable.
  static Optional<IdentitySchema> read(ProtoMessage identity) {
    var attributes = identity.messages(ATTRIBUTES, one -> part(one));
    return attributes.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            new IdentitySchema(
                identity.int64(VERSION), attributes.stream().map(Optional::get).toList()))
        : Optional.empty();
  }

  private static Optional<IdentitySchema.Part> part(ProtoMessage attribute) {
    return DeclaredAttribute.type(attribute, TYPE)
        .map(type ->
            new IdentitySchema.Part(attribute.string(NAME), type, attribute.bool(OPTIONAL), ""));
  }
}
