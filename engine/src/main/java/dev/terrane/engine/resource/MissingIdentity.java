package dev.terrane.engine.resource;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.Diagnostic;
import java.util.List;
import java.util.Optional;

/// Reports that a state lacks identity attributes. Update and delete fail without calling the
/// author's method, because the provider cannot find the object. Only the user can remove it from
/// the state, because it may exist.
record MissingIdentity(Resource resource, List<String> parts) {
  /// The missing identity attributes of a state, if any.
  static Optional<MissingIdentity> in(CtyValue state, Resource resource) {
    if (!(state instanceof ObjectValue object) || resource.isStateOnly()) {
      return Optional.empty();
    }
    var parts = ResourceIdentity.of(resource).missing(object);
    return parts.isEmpty() ? Optional.empty() : Optional.of(new MissingIdentity(resource, parts));
  }

  /// Adds the consequence to the error of a create.
  void ofNewObject(Diagnostics diagnostics) {
    diagnostics.amend(
        CtyPath.ROOT.attribute(parts.getFirst()),
        "\n\nTerraform cannot find the new object again: " + reason() + advice());
  }

  /// A warning, because an error would end the whole command.
  Diagnostic notRead() {
    return Diagnostic.warning(
        CtyPath.ROOT,
        "Not refreshed: " + resource.typeName(),
        "Terraform cannot find the object: " + reason() + advice());
  }

  /// An error: the operation cannot be performed.
  ///
  /// @param what update or delete
  Diagnostic not(String what) {
    return Diagnostic.error(
        CtyPath.ROOT,
        "Cannot " + what + ": " + resource.method(what).subject(),
        "Terraform cannot find the object, which may still exist: " + reason() + advice());
  }

  /// An error: the state of another resource was not moved.
  Diagnostic ofMovedObject(AuthorMethod method) {
    return Diagnostic.error(
        CtyPath.ROOT.attribute(parts.getFirst()),
        "Incomplete state returned by " + method.name(),
        method
            + " returned a state from which Terraform cannot find the object: "
            + reason()
            + "This is a bug in the provider. Nothing was moved.");
  }

  private String reason() {
    return "the state contains no "
        + String.join(" and no ", parts)
        + (parts.size() == 1 ? ", which identifies the object. " : ", which identify the object. ");
  }

  private static String advice() {
    return "Find the object on the remote side and delete it there. Then remove the resource"
        + " from the state: terraform state rm ADDRESS.";
  }
}
