package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.rules.Members;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// The attributes that identify the objects of a resource in the journal: the identity attributes,
/// else `id` where the resource implements `Importing`.
record JournalIdentity(Resource resource, List<Attribute<?>> parts) {
  static JournalIdentity of(Resource resource) {
    var identity = ResourceIdentity.of(resource);
    if (!identity.isEmpty()) {
      return new JournalIdentity(resource, identity.members());
    }
    var id =
        resource.schema().members().stream()
            .filter(one -> one.name().equals("id") && one.ctyType().equals(CtyType.STRING))
            .<Attribute<?>>map(one -> one)
            .toList();
    return new JournalIdentity(resource, resource.importsItself() ? id : List.of());
  }

  /// Whether no attribute is sensitive, so that the values may be written to the file.
  boolean isPublic() {
    return parts.stream().noneMatch(one -> one.is(Trait.SENSITIVE) || one.is(Trait.WRITE_ONLY));
  }

  /// The values in a state or a plan, as JSON; empty while one of them is unknown.
  Optional<byte[]> in(CtyValue state) {
    if (parts.isEmpty() || !(state instanceof ObjectValue object)) {
      return Optional.empty();
    }
    var values = new LinkedHashMap<String, CtyValue>();
    for (var part : parts) {
      var value = object.get(part.name());
      if (!value.isWhollyKnown() || (value.isNull() && !ResourceIdentity.isOptional(part))) {
        return Optional.empty();
      }
      values.put(part.name(), value);
    }
    try {
      return Optional.of(Json.encode(CtyValue.object(values), Members.type(parts)));
    } catch (CtyException e) {
      // No state contains a value that cannot be encoded.
      return Optional.empty();
    }
  }

  /// Reads the values; empty when they were written with another schema.
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
