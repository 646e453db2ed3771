package dev.terrane.engine.resource;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.session.SensitiveValues;
import dev.terrane.provider.schema.Attribute;
import java.util.Optional;
import java.util.stream.Collectors;

/// The name of an object in messages: its import id, or its identity attributes if there is no
/// import template. One line, with sensitive values masked.
record DisplayName(Resource resource, SensitiveValues secrets) {
  private static final int LONGEST = 120;

  /// A method of the author that is called for an object.
  ///
  /// @param name the name of the method
  /// @param state the state of the object; without an identity the object is not named
  AuthorMethod method(String name, CtyValue state) {
    var method = resource.method(name);
    return state instanceof ObjectValue object ? method.on(() -> named(object)) : method;
  }

  /// A method of the author that is called for the import id that a user wrote.
  ///
  /// @param id empty when an identity is imported
  AuthorMethod method(String name, String id) {
    var method = resource.method(name);
    return id.isEmpty() ? method : method.on(() -> Optional.of(quoted(id)));
  }

  private Optional<String> named(ObjectValue state) {
    if (!(ResourceIdentity.of(resource).in(state) instanceof ObjectValue identity)
        || !identity.isWhollyKnown()) {
      return Optional.empty();
    }
    return resource
        .schema()
        .importTemplate()
        .flatMap(template -> template.write(identity))
        .map(this::quoted)
        .or(() -> Optional.of(listed(identity)));
  }

  private String listed(ObjectValue identity) {
    return ResourceIdentity.of(resource).members().stream()
        .map(Attribute::name)
        .filter(name -> !identity.get(name).isNull())
        .map(name -> name + " = " + text(identity.get(name)))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private String text(CtyValue part) {
    return part instanceof StringValue(var text) ? quoted(text) : secrets.mask(part.toString());
  }

  private String quoted(String text) {
    var masked = secrets.mask(text);
    var cut = masked.codePointCount(0, masked.length()) > LONGEST;
    return CtyValue.string(
            cut ? masked.substring(0, masked.offsetByCodePoints(0, LONGEST)) + "..." : masked)
        .toString();
  }
}
