package dev.terrane.packaging.training;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.packaging.system.PackagingException;
import java.util.LinkedHashMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Replaces references `${TYPE.NAME.ATTRIBUTE}` in a document with the attributes of resources.
///
/// @param states finds the state of a resource by `TYPE.NAME`
record AttributeReferences(Function<String, ObjectValue> states) {
  private static final Pattern REFERENCE =
      Pattern.compile("\\$\\{([a-z][a-z0-9_]*\\.[A-Za-z_][A-Za-z0-9_-]*)\\.([a-z_][a-z0-9_]*)}");

  /// Replaces all references at every depth.
  ///
  /// @throws PackagingException for a reference to an unknown resource or attribute
  CtyValue in(CtyValue value) {
    return switch (value) {
      case StringValue text -> replaced(text.value());
      case TupleValue tuple -> CtyValue.tuple(tuple.elements().stream().map(this::in).toList());
      case ObjectValue object -> {
        var members = new LinkedHashMap<String, CtyValue>();
        object.attributes().forEach((name, member) -> members.put(name, in(member)));
        yield CtyValue.object(members);
      }
      default -> value;
    };
  }

  /// A text that is only a reference becomes the value, of any type; a reference inside a text must
  /// be a string.
  private CtyValue replaced(String text) {
    var found = REFERENCE.matcher(text);
    if (found.matches()) {
      return attribute(found.group(1), found.group(2));
    }
    found.reset();
    return CtyValue.string(
        found.replaceAll(match ->
            java.util.regex.Matcher.quoteReplacement(text(match.group(1), match.group(2)))));
  }

  private CtyValue attribute(String address, String name) {
    var value = states.apply(address).attributes().get(name);
    if (value == null) {
      throw new PackagingException(
          "${" + address + "." + name + "}: the resource has no such attribute");
    }
    return value;
  }

  private String text(String address, String name) {
    if (attribute(address, name) instanceof StringValue text) {
      return text.value();
    }
    throw new PackagingException("${" + address + "." + name + "} is not a string");
  }
}
