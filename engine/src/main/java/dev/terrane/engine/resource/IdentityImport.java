package dev.terrane.engine.resource;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;

/// Creates the first state of an import by identity, which contains the identity only. No author
/// code runs before the subsequent read.
record IdentityImport(Resource resource) {
  /// @throws Failure for an invalid identity
  CtyValue state(DynamicValue given) {
    var identity = ResourceIdentity.of(resource);
    if (identity.isEmpty()) {
      throw refused(CtyPath.ROOT, "The resource has no identity attributes. Import it by its id");
    }
    if (!(decoded(given, identity) instanceof ObjectValue parts)) {
      throw refused(CtyPath.ROOT, "The identity is null");
    }
    var state = (ObjectValue) Blocks.empty(resource.schema().members());
    for (var member : identity.members()) {
      state = state.with(member.name(), checked(member, parts.get(member.name())));
    }
    return ResultCompletion.imported(resource.schema().members(), state);
  }

  private CtyValue decoded(DynamicValue given, ResourceIdentity identity) {
    try {
      return given.decode(identity.type());
    } catch (CtyException e) {
      throw refused(e.path(), "The identity does not conform to the schema: " + e.reason())
          .because(e);
    }
  }

  private CtyValue checked(Attribute<?> member, CtyValue part) {
    var place = CtyPath.ROOT.attribute(member.name());
    if (!part.isWhollyKnown()) {
      throw refused(place, member.name() + " is not known yet");
    }
    if (part.isNull()) {
      if (ResourceIdentity.isOptional(member)) {
        return part;
      }
      throw refused(place, member.name() + " is missing");
    }
    // A set of the state is a list in the identity.
    var value = CtyConversion.convert(part, member.ctyType());
    var violations = member.rules().violations(value);
    if (!violations.isEmpty()) {
      throw refused(place, member.name() + " " + violations.getFirst().must());
    }
    return value;
  }

  private Failure refused(CtyPath place, String reason) {
    return new Failure(
        Diagnostic.error(
            place, "Cannot import " + resource.typeName() + " by identity", reason + "."));
  }
}
