package dev.terrane.provider.schema;

import static java.util.stream.Collectors.joining;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.provider.Failure;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The format of a resource's import ids, such as `{zone}/{names:,}`. Parses and formats them.
/// Immutable.
public final class ImportTemplate {
  /// A part, with the separator of its elements for a collection.
  private static final Pattern PART = Pattern.compile("\\{([a-z0-9_]+)(?::([^{}]+))?}");

  private final String template;
  private final Pattern shape;
  private final List<Part> parts;

  private ImportTemplate(String template, Pattern shape, List<Part> parts) {
    this.template = template;
    this.shape = shape;
    this.parts = List.copyOf(parts);
  }

  /// @param separator the text between the elements of a collection; null for any other type
  private record Part(Attribute<?> attribute, @Nullable String separator) {
    Part {
      if (attribute.ctyType() instanceof CtyType.Primitive != (separator == null)) {
        var name = attribute.name();
        throw new SchemaException(
            name,
            separator == null
                ? "the import id must define the text between the elements, such as {"
                    + name
                    + ":,}"
                : "the import id defines a text between elements, but the attribute has none;"
                    + " write {"
                    + name
                    + "}");
      }
    }

    /// @param next the text of the template between this part and the next one
    void checkBorder(String next) {
      if (separator != null
          && !next.isEmpty()
          && (separator.contains(next) || next.startsWith(separator))) {
        throw new SchemaException(
            attribute.name(),
            "in the import id, \""
                + next
                + "\" after the attribute cannot be distinguished from the"
                + " separator \""
                + separator
                + "\" of its elements");
      }
    }

    /// The value in its textual form; empty if it could not be parsed again.
    Optional<String> write(CtyValue value) {
      if (separator == null) {
        return text(value);
      }
      var elements = elements(value).map(ImportTemplate::text).toList();
      var joined = elements.stream().flatMap(Optional::stream).collect(joining(separator));
      return elements.isEmpty()
              || elements.stream().anyMatch(one -> one.filter(this::isElement).isEmpty())
          ? Optional.empty()
          : Optional.of(joined);
    }

    String must() {
      var must = "must be a " + attribute.ctyType().friendlyName();
      return separator == null
          ? must
          : must + ", with \"" + separator + "\" between the elements, none of which is empty";
    }

    private boolean isElement(String text) {
      return !text.isEmpty() && !text.contains(Objects.requireNonNull(separator));
    }

    /// Whether a text is parsed as a value. In an identity, a set is a list.
    boolean isReadAs(CtyValue value, String text) {
      try {
        return read(text).equals(CtyConversion.convert(value, attribute.ctyType()));
      } catch (CtyException _) {
        return false;
      }
    }

    /// @throws CtyException if the text does not have the type
    CtyValue read(String text) {
      if (separator == null) {
        return CtyConversion.convert(CtyValue.string(text), attribute.ctyType());
      }
      var elements =
          Arrays.stream(text.split(Pattern.quote(separator), -1)).map(CtyValue::string).toList();
      if (elements.contains(CtyValue.string(""))) {
        throw new CtyException(CtyPath.ROOT, "an element is empty");
      }
      return CtyConversion.convert(CtyValue.list(CtyType.STRING, elements), attribute.ctyType());
    }
  }

  private static Stream<CtyValue> elements(CtyValue value) {
    return switch (value) {
      case ListValue list -> list.elements().stream();
      case SetValue set -> set.elements().stream();
      default -> Stream.empty();
    };
  }

  private static Optional<String> text(CtyValue value) {
    return CtyConversion.convert(value, CtyType.STRING) instanceof StringValue(var text)
        ? Optional.of(text)
        : Optional.empty();
  }

  static Optional<ImportTemplate> ofSingle(Schema schema) {
    var identity = identity(schema);
    return identity.size() == 1 && identity.getFirst().ctyType() instanceof CtyType.Primitive
        ? Optional.of(of("{" + identity.getFirst().name() + "}", schema))
        : Optional.empty();
  }

  static ImportTemplate of(String template, Schema schema) {
    var left = new ArrayList<Attribute<?>>(identity(schema));
    var parts = new ArrayList<Part>();
    var regex = new StringBuilder();
    var at = 0;
    var matcher = PART.matcher(template);
    while (matcher.find()) {
      if (!parts.isEmpty() && matcher.start() == at) {
        throw adjacent(parts.getLast(), matcher.group());
      }
      parts.add(new Part(taken(left, matcher.group(1), template), matcher.group(2)));
      regex.append(Pattern.quote(template.substring(at, matcher.start())));
      at = matcher.end();
      parts.getLast().checkBorder(template.substring(at).split("\\{", 2)[0]);
      // The last part matches the rest, so that it may contain the separator.
      regex.append(at == template.length() ? "(.+)" : "(.+?)");
    }
    left.removeIf(part -> part.is(Trait.OPTIONAL_FOR_IMPORT));
    if (!left.isEmpty()) {
      throw new SchemaException(
          "", "the import id " + template + " does not contain the identity attributes " + left);
    }
    regex.append(Pattern.quote(template.substring(at)));
    return new ImportTemplate(template, Pattern.compile(regex.toString(), Pattern.DOTALL), parts);
  }

  private static SchemaException adjacent(Part part, String next) {
    return new SchemaException(
        part.attribute().name(),
        "the import id must have a text between the attribute and "
            + next
            + ", such as a slash, to tell where one ends and the other begins");
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
    for (var i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      values.put(part.attribute().name(), value(id, part, matcher.group(i + 1)));
    }
    return values;
  }

  /// Formats the id of an object.
  ///
  /// @param object a state or an identity
  /// @return the import id; empty when a part is null, unknown or an empty collection, or when
  ///   reading the id would return other values
  public Optional<String> write(ObjectValue object) {
    var id = new StringBuilder();
    var matcher = PART.matcher(template);
    for (var part : parts) {
      matcher.find();
      var value = object.attributes().get(part.attribute().name());
      var text = value == null ? Optional.<String>empty() : part.write(value);
      if (text.isEmpty()) {
        return Optional.empty();
      }
      matcher.appendReplacement(id, Matcher.quoteReplacement(text.get()));
    }
    return Optional.of(matcher.appendTail(id).toString()).filter(text -> isReadAs(object, text));
  }

  /// Whether the id is parsed as the same values; a name with a slash is not, in `{zone}/{name}`.
  private boolean isReadAs(ObjectValue object, String id) {
    var matcher = shape.matcher(id);
    if (!matcher.matches()) {
      return false;
    }
    for (var i = 0; i < parts.size(); i++) {
      var part = parts.get(i);
      if (!part.isReadAs(object.get(part.attribute().name()), matcher.group(i + 1))) {
        return false;
      }
    }
    return true;
  }

  private CtyValue value(String id, Part part, String text) {
    var attribute = part.attribute();
    CtyValue value;
    try {
      value = part.read(text);
    } catch (CtyException e) {
      throw unfit(id, attribute, text, part.must()).because(e);
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
