package dev.terrane.engine.resource;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Writes the `import` block of an existing object.
///
/// @param name the identifying attributes of the object, with their values
record ImportAdvice(JournalIdentity naming, ObjectValue name) {
  /// The resource type with the import id of the object, else with its identifying values.
  String subject() {
    var values =
        name.attributes().values().stream()
            .filter(value -> !value.isNull())
            .map(value -> text(value).orElseGet(value::toString))
            .collect(Collectors.joining("/"));
    return naming.resource().typeName() + " " + quoted(importId().orElse(values));
  }

  /// The import id, if there is an import template.
  private Optional<String> importId() {
    var resource = naming.resource();
    if (!resource.importsItself()) {
      return resource.schema().importTemplate().flatMap(template -> template.write(name));
    }
    return ResourceIdentity.of(resource).isEmpty() ? text(name.get("id")) : Optional.empty();
  }

  private static Optional<String> text(CtyValue value) {
    try {
      return CtyConversion.convert(value, CtyType.STRING) instanceof StringValue(var text)
          ? Optional.of(text)
          : Optional.empty();
    } catch (CtyException e) {
      return Optional.empty();
    }
  }

  /// The block, with `NAME` in place of the name of the resource, which Terraform does not send.
  String block() {
    var by =
        importId()
            .map(id -> "  id = " + quoted(id) + "\n")
            .orElseGet(() -> "  identity = {\n" + members() + "  }\n");
    return "import {\n  to = " + naming.resource().typeName() + ".NAME\n" + by + "}";
  }

  /// Whether only Terraform 1.12 or OpenTofu 1.12, and newer, can read the block.
  boolean needsIdentity() {
    return importId().isEmpty();
  }

  private String members() {
    return name.attributes().entrySet().stream()
        .filter(part -> !part.getValue().isNull())
        .map(part -> "    " + part.getKey() + " = " + expression(part.getValue()) + "\n")
        .collect(Collectors.joining());
  }

  private static String expression(CtyValue value) {
    return switch (value) {
      case StringValue(var text) -> quoted(text);
      case NumberValue(var number) -> number.toText();
      case BoolValue(var bool) -> Boolean.toString(bool);
      case ListValue list -> elements(list.elements());
      case SetValue set -> elements(set.elements());
      default -> value.toString();
    };
  }

  private static String elements(List<CtyValue> elements) {
    return elements.stream()
        .map(ImportAdvice::expression)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\")
            .replace("\"", "\\\"")
            .replace("\n", "\\n")
            .replace("\r", "\\r")
            .replace("\t", "\\t")
            .replace("${", "$${")
            .replace("%{", "%%{")
        + '"';
  }
}
