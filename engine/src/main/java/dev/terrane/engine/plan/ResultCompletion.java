package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Completes an object that an author returned: config-only values and those that the framework
/// owns come from the plan or the state, semantically equal values stay as they are there, and
/// derived values are computed again.
public final class ResultCompletion {
  private ResultCompletion() {}

  /// The result of create, update or read.
  ///
  /// @param reference the plan, or the state before a read
  /// @throws Failure when an author's formula or equality fails
  public static CtyValue of(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var equivalent = SemanticEquality.ofResult(members, reference, own(members, reference, given));
    return SemanticEquality.ofResult(
        members, reference, DependentValues.derived(members, equivalent));
  }

  /// A checkpoint, or a state from a state file. It may be incomplete, so derived values are not
  /// computed.
  ///
  /// @param reference the prior state, or the plan of a create
  public static CtyValue saved(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var own = AuthorValues.completed(members, reference, given);
    try {
      return SemanticEquality.ofResult(members, reference, DependentValues.derived(members, own));
    } catch (Failure _) {
      return own;
    }
  }

  /// The first state of an imported object: config-only values that are not known have their
  /// defaults.
  public static CtyValue imported(List<Attribute<?>> members, CtyValue given) {
    if (!(given instanceof ObjectValue object)) {
      return given;
    }
    var result = object;
    for (var member : members) {
      if (member.is(Trait.CONFIG_ONLY) && object.get(member.name()).isNull()) {
        var value = member.rules().fallback().orElseGet(() -> Blocks.absent(member));
        result = result.with(member.name(), value);
      }
    }
    return result;
  }

  private static CtyValue own(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var completed = AuthorValues.completed(members, reference, given);
    if (!(completed instanceof ObjectValue object) || !reference.isKnown()) {
      return completed;
    }
    var result = object;
    for (var member : members) {
      var configured = Members.get(reference, member);
      if (member.is(Trait.CONFIG_ONLY) && configured.isWhollyKnown()) {
        result = result.with(member.name(), configured);
      }
    }
    return result;
  }
}
