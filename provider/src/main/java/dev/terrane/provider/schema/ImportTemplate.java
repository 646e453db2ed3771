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
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The format of a resource's import ids, such as `{zone}/{names:,}`. Parses and formats them.
/// Immutable.
public final class ImportTemplate {
  private static final Pattern REFERENCE = Pattern.compile("\\{([a-z0-9_]+)(?::([^{}]+))?}");

  private final String template;
  private final Pattern shape;
  private final List<Part> parts;

  private ImportTemplate(String template, Pattern shape, List<Part> parts) {
    this.template = template;
    this.shape = shape;
    this.parts = List.copyOf(parts);
  }

  /// A reference to an identity attribute in a template. Authors do not need it.
  ///
  /// @param name the name of the attribute
  /// @param separator the text between the elements of a collection; null if there is none
  /// @param before the text before it, from the end of the previous reference
  /// @param after the text after it, to the next reference
  public record Reference(String name, @Nullable String separator, String before, String after) {
    /// {@return whether the end of the collection cannot be found, because the text after it is
    /// part of the separator or begins with it}
    public boolean isAmbiguous() {
      return separator != null
          && !after.isEmpty()
          && (separator.contains(after) || after.startsWith(separator));
    }
  }

  /// Parses a template.
  ///
  /// @param template the template
  /// @return the references in order; not checked against a schema
  public static List<Reference> references(String template) {
    var found = REFERENCE.matcher(template).results().toList();
    var references = new ArrayList<Reference>();
    for (var i = 0; i < found.size(); i++) {
      var one = found.get(i);
      var from = i == 0 ? 0 : found.get(i - 1).end();
      var to = i + 1 == found.size() ? template.length() : found.get(i + 1).start();
      references.add(
          new Reference(
              one.group(1),
              one.group(2),
              template.substring(from, one.start()),
              template.substring(one.end(), to)));
    }
    return references;
  }

  /// An attribute and its place in the template.
  private record Part(Attribute<?> attribute, Reference reference) {
    Part {
      check(attribute, reference);
    }

    private static void check(Attribute<?> attribute, Reference reference) {
      var name = attribute.name();
      if (attribute.ctyType() instanceof CtyType.Primitive != (reference.separator() == null)) {
        var reason =
            reference.separator() == null
                ? "the import id must define the text between the elements, such as {%s:,}"
                : "the import id defines a text between elements, but the attribute has none; write"
                    + " {%s}";
        throw new SchemaException(name, reason.formatted(name));
      }
      if (reference.isAmbiguous()) {
        throw new SchemaException(
            name,
            "in the import id, \"%s\" after the attribute cannot be distinguished from the separator"
                    .formatted(reference.after())
                + " \"%s\" of its elements".formatted(reference.separator()));
      }
    }

    /// The value in its textual form; empty if it could not be parsed again.
    Optional<String> write(CtyValue value) {
      var separator = reference.separator();
      if (separator == null) {
        return text(value);
      }
      var elements = elements(value).map(ImportTemplate::text).toList();
      var joined = elements.stream().flatMap(Optional::stream).collect(joining(separator));
      return elements.isEmpty()
              || elements.stream()
                  .anyMatch(one -> one.filter(text -> isElement(text, separator)).isEmpty())
          ? Optional.empty()
          : Optional.of(joined);
    }

    String must() {
      var must = "must be a " + attribute.ctyType().friendlyName();
      return reference.separator() == null
          ? must
          : must
              + ", with \""
              + reference.separator()
              + "\" between the elements, none of which is empty";
    }

    private static boolean isElement(String text, String separator) {
      return !text.isEmpty() && !text.contains(separator);
    }

    /// Whether a text is parsed as a value. In an identity, a set is a list.
    boolean isReadAs(ObjectValue object, String text) {
      var value = object.get(attribute.name());
      try {
        return read(text).equals(CtyConversion.convert(value, attribute.ctyType()));
      } catch (CtyException _) {
        return false;
      }
    }

    /// @throws CtyException if the text does not have the type
    CtyValue read(String text) {
      var separator = reference.separator();
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
    var references = references(template);
    var regex =
        new StringBuilder(
            Pattern.quote(references.isEmpty() ? template : references.getFirst().before()));
    for (var reference : references) {
      if (!parts.isEmpty() && reference.before().isEmpty()) {
        throw adjacent(parts.getLast(), "{" + reference.name() + "}");
      }
      parts.add(new Part(taken(left, reference.name(), template), reference));
      // The last part matches the rest, so that it may contain the separator.
      regex.append(reference.after().isEmpty() ? "(.+)" : "(.+?)");
      regex.append(Pattern.quote(reference.after()));
    }
    left.removeIf(part -> part.is(Trait.OPTIONAL_FOR_IMPORT));
    if (!left.isEmpty()) {
      throw new SchemaException(
          "", "the import id " + template + " does not contain the identity attributes " + left);
    }
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
    for (var part : parts) {
      var value = object.attributes().get(part.attribute().name());
      var text = value == null ? Optional.<String>empty() : part.write(value);
      if (text.isEmpty()) {
        return Optional.empty();
      }
      id.append(id.isEmpty() ? part.reference().before() : "");
      id.append(text.get()).append(part.reference().after());
    }
    return Optional.of(id.toString()).filter(text -> isReadAs(object, text));
  }

  /// Whether the id is parsed as the same values; a name with a slash is not, in `{zone}/{name}`.
  private boolean isReadAs(ObjectValue object, String id) {
    var matcher = shape.matcher(id);
    return matcher.matches()
        && IntStream.range(0, parts.size())
            .allMatch(i -> parts.get(i).isReadAs(object, matcher.group(i + 1)));
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
        "The id has the form %s, and \"%s\" is not a valid %s: it %s."
            .formatted(template, text, attribute.name(), must));
  }

  @Override
  public String toString() {
    return template;
  }
}
