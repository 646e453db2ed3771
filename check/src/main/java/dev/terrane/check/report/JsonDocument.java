package dev.terrane.check.report;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.BoolValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.Null;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.Refinement;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// JSON documents, indented for people. Collections become arrays and objects, and an unknown value
/// the text with which Terraform displays it.
public final class JsonDocument {
  private static final CtyValue NULL = CtyValue.nullOf(CtyType.STRING);

  private JsonDocument() {}

  /// Converts a value to a document.
  public static CtyValue of(CtyValue value) {
    return switch (value) {
      case Null _ -> NULL;
      case Unknown(_, var refinement) -> unknown(refinement);
      case StringValue _, NumberValue _, BoolValue _ -> value;
      case ListValue(_, var elements) -> array(elements);
      case SetValue(_, var elements) -> array(elements);
      case TupleValue(_, var elements) -> array(elements);
      case MapValue(_, var entries) -> object(entries);
      case ObjectValue(_, var attributes) -> object(attributes);
    };
  }

  private static CtyValue unknown(Refinement refinement) {
    var text = new StringBuilder("(known after apply");
    if (refinement.definitelyNotNull()) {
      text.append(", not null");
    }
    if (!refinement.prefix().isEmpty()) {
      text.append(", begins with ").append(refinement.prefix());
    }
    if (!refinement.range().equals(Refinement.NONE.range())) {
      text.append(", within bounds");
    }
    if (!refinement.length().equals(Refinement.NONE.length())) {
      text.append(", of a limited length");
    }
    return CtyValue.string(text.append(')').toString());
  }

  /// An array of documents.
  public static CtyValue array(List<? extends CtyValue> elements) {
    return CtyValue.tuple(elements.stream().map(JsonDocument::of).toList());
  }

  private static CtyValue object(Map<String, CtyValue> members) {
    var documents = new LinkedHashMap<String, CtyValue>();
    members.forEach((name, value) -> documents.put(name, of(value)));
    return CtyValue.object(documents);
  }

  /// A document as text with an indentation of two spaces.
  public static String text(CtyValue document) {
    return text(document, "\n");
  }

  private static String text(CtyValue document, String line) {
    return switch (document) {
      case TupleValue(_, var elements) when !elements.isEmpty() -> {
        var lines = elements.stream().map(element -> text(element, line + "  ")).toList();
        yield joined("[", lines, "]", line);
      }
      case ObjectValue(_, var attributes) when !attributes.isEmpty() -> {
        var lines = new ArrayList<String>();
        attributes.forEach(
            (name, value) -> lines.add(quoted(name) + ": " + text(value, line + "  ")));
        yield joined("{", lines, "}", line);
      }
      default -> compact(document);
    };
  }

  private static String joined(String open, List<String> lines, String close, String line) {
    return open + line + "  " + String.join("," + line + "  ", lines) + line + close;
  }

  private static String quoted(String name) {
    return compact(CtyValue.string(name));
  }

  private static String compact(CtyValue document) {
    return new String(Json.encode(document, document.type()), StandardCharsets.UTF_8);
  }
}
