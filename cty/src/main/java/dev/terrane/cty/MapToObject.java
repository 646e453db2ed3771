package dev.terrane.cty;

import dev.terrane.cty.CtyType.ObjectType;
import dev.terrane.cty.CtyValue.MapValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The conversion of maps to objects, which depends on the keys that a map has. */
final class MapToObject {
  private final CtyType element;
  private final ObjectType object;
  private final Map<String, Optional<Converter>> converters;

  private MapToObject(
      CtyType element, ObjectType object, Map<String, Optional<Converter>> converters) {
    this.element = element;
    this.object = object;
    this.converters = converters;
  }

  static Optional<Converter> find(CtyType element, ObjectType object) {
    var converters = new LinkedHashMap<String, Optional<Converter>>();
    for (var attribute : object.attributes().entrySet()) {
      var converter = Converter.findUnlessEqual(element, attribute.getValue(), true);
      if (converter.isEmpty() && !object.optional().contains(attribute.getKey())) {
        return Optional.empty();
      }
      converters.put(attribute.getKey(), converter);
    }
    return Optional.of(new MapToObject(element, object, converters)::convert);
  }

  private CtyValue convert(CtyValue value, CtyPath path) {
    var entries = ((MapValue) value).entries();
    var attributes = new LinkedHashMap<String, CtyValue>();
    converters.forEach((name, converter) -> {
      var entry = entries.get(name);
      attributes.put(
          name, entry == null ? missing(name, path) : convert(entry, name, converter, path));
    });
    return CtyValue.object(attributes);
  }

  private CtyValue convert(
      CtyValue entry, String name, Optional<Converter> converter, CtyPath path) {
    return converter
        .orElseThrow(() -> Mismatch.of(element, attribute(name)).within(path.key(name)))
        .convert(entry, path.key(name));
  }

  private CtyValue missing(String name, CtyPath path) {
    if (object.optional().contains(name)) {
      return CtyValue.nullOf(attribute(name));
    }
    throw new CtyException(path, "the map has no element for the attribute \"" + name + "\"");
  }

  private CtyType attribute(String name) {
    var type = object.attributes().get(name);
    return type == null ? CtyType.DYNAMIC : type;
  }
}
