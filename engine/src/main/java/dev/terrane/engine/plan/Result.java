package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// What becomes of an object that an author gave back: what is carried or the framework's is taken
/// from the plan or the state, what means the same is spelled as there, and what is derived is
/// derived again.
public final class Result {
  private Result() {}

  /// The result of create, update or read.
  ///
  /// @param reference the plan, or the state before a read
  /// @throws Failure when an author's formula or equality fails
  public static CtyValue of(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var spelled = Spelling.kept(members, reference, own(members, reference, given));
    return Spelling.kept(members, reference, MadeValues.derived(members, spelled));
  }

  /// What was saved on the way or is read from a state file: nobody has promised that anything can
  /// be derived from it.
  ///
  /// @param reference what the state holds, or the plan of a creation
  public static CtyValue saved(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var own = AuthorsShare.completed(members, reference, given);
    try {
      return Spelling.kept(members, reference, MadeValues.derived(members, own));
    } catch (Failure _) {
      return own;
    }
  }

  /// The first state of an imported object: what nobody can tell has its default.
  public static CtyValue imported(List<Attribute<?>> members, CtyValue given) {
    if (!(given instanceof ObjectValue object)) {
      return given;
    }
    var result = object;
    for (var member : members) {
      if (member.is(Trait.CARRIED) && object.get(member.name()).isNull()) {
        var value = member.rules().fallback().orElseGet(() -> Blocks.absent(member));
        result = result.with(member.name(), value);
      }
    }
    return result;
  }

  private static CtyValue own(List<Attribute<?>> members, CtyValue reference, CtyValue given) {
    var completed = AuthorsShare.completed(members, reference, given);
    if (!(completed instanceof ObjectValue object) || !reference.isKnown()) {
      return completed;
    }
    var result = object;
    for (var member : members) {
      var carried = Members.get(reference, member);
      if (member.is(Trait.CARRIED) && carried.isWhollyKnown()) {
        result = result.with(member.name(), carried);
      }
    }
    return result;
  }
}
