package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.session.Resource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// The attributes by which the journal tells the objects of a resource apart: its identity, else
/// the attribute `id` where an import takes that.
record JournalName(Resource resource, List<Attribute<?>> parts) {
  static JournalName of(Resource resource) {
    var identity = Identity.of(resource.schema());
    if (!identity.isEmpty()) {
      return new JournalName(resource, identity.members());
    }
    var id =
        resource.schema().members().stream()
            .filter(one -> one.name().equals("id") && one.ctyType().equals(CtyType.STRING))
            .<Attribute<?>>map(one -> one)
            .toList();
    return new JournalName(resource, resource.importsItself() ? id : List.of());
  }

  /// Whether it may stand in a file.
  boolean isPublic() {
    return parts.stream().noneMatch(one -> one.is(Trait.SENSITIVE) || one.is(Trait.WRITE_ONLY));
  }

  /// The name of the object of a state or plan, as JSON; empty while a part of it is not known.
  Optional<byte[]> in(CtyValue state) {
    if (parts.isEmpty() || !(state instanceof ObjectValue object)) {
      return Optional.empty();
    }
    var values = new LinkedHashMap<String, CtyValue>();
    for (var part : parts) {
      var value = object.get(part.name());
      if (!value.isWhollyKnown() || (value.isNull() && !Identity.isOptional(part))) {
        return Optional.empty();
      }
      values.put(part.name(), value);
    }
    try {
      return Optional.of(Json.encode(CtyValue.object(values), Members.type(parts)));
    } catch (CtyException e) {
      // A value that cannot be written cannot stand in a state, neither.
      return Optional.empty();
    }
  }

  /// Reads a name; empty when it was written with another schema.
  Optional<ObjectValue> read(byte[] json) {
    try {
      return Json.decode(json, Members.type(parts)) instanceof ObjectValue name
          ? Optional.of(name)
          : Optional.empty();
    } catch (CtyException e) {
      return Optional.empty();
    }
  }

  Optional<ObjectValue> read(String json) {
    return read(json.getBytes(StandardCharsets.UTF_8));
  }
}
