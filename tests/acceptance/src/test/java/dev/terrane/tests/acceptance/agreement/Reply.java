package dev.terrane.tests.acceptance.agreement;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.rules.Notation;
import dev.terrane.provider.Deferred;
import dev.terrane.tests.agreement.Forms;
import java.util.List;
import java.util.Optional;

/// The content of a response about an object: the same for plans, results, reads, upgrades and
/// imports.
///
/// @param state the object
/// @param replace the paths that require replacement
/// @param identity the identity
/// @param deferral the reason of a deferral
record Reply(
    CtyValue state,
    List<CtyPath> replace,
    DynamicValue identity,
    Optional<Deferred.Reason> deferral) {
  /// This response with another object.
  Reply with(CtyValue other) {
    return new Reply(other, replace, identity, deferral);
  }

  /// This response with another member.
  ///
  /// @param written in [Notation]
  Reply with(String name, String written) {
    var member =
        Notation.object(Forms.EVERYTHING.schema().members(), "{" + name + " = " + written + "}");
    return with(((ObjectValue) state).with(name, ((ObjectValue) member).get(name)));
  }

  /// This response with a path that requires replacement.
  Reply replacing(String attribute) {
    return new Reply(state, List.of(CtyPath.ROOT.attribute(attribute)), identity, deferral);
  }

  /// This response with another identity.
  Reply identifiedBy(DynamicValue other) {
    return new Reply(state, replace, other, deferral);
  }

  /// This response as a deferral.
  Reply deferred() {
    return new Reply(state, replace, identity, Optional.of(Deferred.Reason.ABSENT_PREREQUISITE));
  }

  /// The object, encoded by its own type, which need not be that of the schema.
  DynamicValue encoded() {
    return DynamicValue.of(state, state.type());
  }
}
