package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Resource;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// What is said of an object whose state does not hold what names it. Nothing can be done to such
/// an object, so no author's method is called but `read`; and since it may exist, only its user
/// lets go of it.
record MissingIdentity(Resource resource, List<String> parts) {
  /// What is missing in a state, if anything is.
  static Optional<MissingIdentity> in(CtyValue state, Resource resource) {
    if (!(state instanceof ObjectValue object) || resource.isStateOnly()) {
      return Optional.empty();
    }
    var parts = Identity.of(resource.schema()).missing(object);
    return parts.isEmpty() ? Optional.empty() : Optional.of(new MissingIdentity(resource, parts));
  }

  /// Adds to the error of a create what follows from it.
  void ofNewObject(Diagnostics diagnostics) {
    diagnostics.amend(
        CtyPath.ROOT.attribute(parts.getFirst()),
        "\n\nTerraform cannot find the new object again: " + reason() + cure());
  }

  /// A warning: an error would keep Terraform from all else, too.
  Diagnostic notRead() {
    return Diagnostic.warning(
        CtyPath.ROOT,
        "Not refreshed: " + resource.typeName(),
        "Terraform cannot find the object: " + reason() + cure());
  }

  /// An error: what has to be done to the object is not done.
  ///
  /// @param what update or delete
  Diagnostic not(String what) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Cannot " + what + ": " + resource.method(what).subject(),
        "Terraform cannot find the object, which may still exist: " + reason() + cure());
  }

  private String reason() {
    return "the state holds no "
        + String.join(" and no ", parts)
        + (parts.size() == 1 ? ", which names it. " : ", which name it. ");
  }

  private static String cure() {
    return "Look for it on the remote side and remove it there. Then let Terraform forget it:"
        + " terraform state rm, with the address of this resource.";
  }
}
