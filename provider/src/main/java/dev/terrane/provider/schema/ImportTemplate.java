package dev.terrane.provider.schema;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The format of a resource's import ids. Parses and formats them. Immutable.
public final class ImportTemplate {
  private static final Pattern NAME = Pattern.compile("\\{([a-z0-9_]+)}");

  private final String template;
  private final Pattern shape;
  private final List<Attribute<?>> names;

  private ImportTemplate(String template, Pattern shape, List<Attribute<?>> names) {
    this.template = template;
    this.shape = shape;
    this.names = List.copyOf(names);
  }

  static Optional<ImportTemplate> ofSingle(Schema schema) {
    var identity = identity(schema);
    return identity.size() == 1
        ? Optional.of(of("{" + identity.getFirst().name() + "}", schema))
        : Optional.empty();
  }

  static ImportTemplate of(String template, Schema schema) {
    var left = new ArrayList<Attribute<?>>(identity(schema));
    var names = new ArrayList<Attribute<?>>();
    var regex = new StringBuilder();
    var at = 0;
    var matcher = NAME.matcher(template);
    while (matcher.find()) {
      var name = matcher.group(1);
      names.add(taken(left, name, template));
      regex.append(Pattern.quote(template.substring(at, matcher.start())));
      at = matcher.end();
      // The last part matches the rest, so that it may contain the separator.
      regex.append(at == template.length() ? "(.+)" : "(.+?)");
    }
    left.removeIf(part -> part.is(Trait.OPTIONAL_FOR_IMPORT));
    if (!left.isEmpty()) {
      throw new SchemaException(
          "", "the import id " + template + " does not contain the identity attributes " + left);
    }
    regex.append(Pattern.quote(template.substring(at)));
    return new ImportTemplate(template, Pattern.compile(regex.toString(), Pattern.DOTALL), names);
  }

  private static Attribute<?> taken(List<Attribute<?>> left, String name, String template) {
    for (var attribute : left) {
      if (attribute.name().equals(name)) {
        left.remove(attribute);
        return attribute;
      }
    }
    throw new SchemaException(
        "",
        "the import id " + template + " names " + name + ", which is not an identity attribute");
  }

  private static List<? extends Attribute<?>> identity(Schema schema) {
    return schema.members().stream().filter(member -> member.is(Trait.IDENTITY)).toList();
  }

  /// Parses an id.
  ///
  /// @param id the id that the user wrote
  /// @return the identity attributes by name
  /// @throws Failure when the id does not have this format, or a part is invalid
  public Map<String, CtyValue> read(String id) {
    var matcher = shape.matcher(id);
    if (!matcher.matches()) {
      throw new Failure(
          "Invalid import id: " + id,
          "The id \"" + id + "\" does not have the form " + template + ".");
    }
    var values = new LinkedHashMap<String, CtyValue>();
    for (var i = 0; i < names.size(); i++) {
      values.put(names.get(i).name(), value(id, names.get(i), matcher.group(i + 1)));
    }
    return values;
  }

  /// Formats the id of an object.
  ///
  /// @param object a state or an identity
  /// @return the import id; empty when a part is null or unknown
  public Optional<String> write(ObjectValue object) {
    var id = new StringBuilder();
    var matcher = NAME.matcher(template);
    while (matcher.find()) {
      var part = object.attributes().get(matcher.group(1));
      if (part == null || !(CtyConversion.convert(part, CtyType.STRING) instanceof StringValue s)) {
        return Optional.empty();
      }
      matcher.appendReplacement(id, Matcher.quoteReplacement(s.value()));
    }
    return Optional.of(matcher.appendTail(id).toString());
  }

  private CtyValue value(String id, Attribute<?> attribute, String text) {
    CtyValue value;
    try {
      value = CtyConversion.convert(CtyValue.string(text), attribute.ctyType());
    } catch (CtyException e) {
      throw unfit(id, attribute, text, "must be a " + attribute.ctyType().friendlyName())
          .because(e);
    }
    var violations = attribute.rules().violations(value);
    if (!violations.isEmpty()) {
      throw unfit(id, attribute, text, violations.getFirst().must());
    }
    return value;
  }

  private Failure unfit(String id, Attribute<?> attribute, String text, String must) {
    return new Failure(
        "Invalid import id: " + id,
        "The id has the form "
            + template
            + ", and \""
            + text
            + "\" is not a valid "
            + attribute.name()
            + ": it "
            + must
            + ".");
  }

  @Override
  public String toString() {
    return template;
  }
}
