package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ListValue;
import dev.terrane.cty.CtyValue.MapValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.CtyValue.SetValue;
import dev.terrane.cty.CtyValue.StringValue;
import dev.terrane.cty.CtyValue.TupleValue;
import dev.terrane.cty.CtyValue.Unknown;
import dev.terrane.cty.codec.Json;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Function;

/// Writes blocks in Terraform's JSON syntax, each attribute and element on a line of its own, so
/// that the line of a diagnostic identifies the attribute. Not thread-safe.
///
/// An unknown value is written as a reference to a placeholder: a resource that is created by the
/// same apply, and whose output is the known value then.
final class ConfigurationWriter {
  private final StringBuilder text = new StringBuilder();
  private final Map<Integer, CtyPath> lines = new HashMap<>();
  private final List<String> placeholders = new ArrayList<>();
  private final String prefix;
  private int line = 1;

  /// Creates a writer.
  ///
  /// @param prefix begins the names of placeholders
  ConfigurationWriter(String prefix) {
    this.prefix = prefix;
  }

  /// Writes text of the configuration around blocks.
  ConfigurationWriter raw(String part) {
    text.append(part);
    line += (int) part.chars().filter(one -> one == '\n').count();
    return this;
  }

  /// Writes a block.
  ///
  /// @param planned its arguments in the plan
  /// @param known the same arguments during apply
  ConfigurationWriter block(CtyValue planned, CtyValue known) {
    write(planned, known, CtyPath.ROOT);
    return this;
  }

  /// Writes an argument of a function, whose path is its index. This syntax is also valid in
  /// Terraform's own language.
  ConfigurationWriter argument(int position, CtyValue value) {
    write(value, value, CtyPath.ROOT.index(position));
    return this;
  }

  private void write(CtyValue planned, CtyValue known, CtyPath path) {
    lines.putIfAbsent(line, path);
    switch (planned) {
      case Unknown _ -> raw(quoted("${" + placeholder(known) + "}"));
      case ObjectValue(_, var members) -> members(members, known, path, path::attribute);
      case MapValue(_, var entries) -> members(entries, known, path, path::key);
      case ListValue list -> elements(list.elements(), elements(known), path);
      case TupleValue tuple -> elements(tuple.elements(), elements(known), path);
      case SetValue set -> elements(set, paired(set, known), path);
      case StringValue(var string) -> raw(quoted(escaped(string)));
      default -> raw(json(planned));
    }
  }

  /// Absent arguments are left out; an object inside an argument has all its attributes.
  private void members(
      Map<String, CtyValue> members, CtyValue known, CtyPath path, Function<String, CtyPath> step) {
    var separator = "{\n";
    for (var one : members.entrySet()) {
      if (!path.isRoot() || !one.getValue().isNull()) {
        raw(separator + quoted(escaped(one.getKey())) + ": ");
        write(one.getValue(), member(known, one.getKey()), step.apply(one.getKey()));
        separator = ",\n";
      }
    }
    raw(separator.startsWith("{") ? "{}" : "\n}");
  }

  private void elements(List<CtyValue> elements, List<CtyValue> known, CtyPath path) {
    for (var i = 0; i < elements.size(); i++) {
      raw(i == 0 ? "[\n" : ",\n");
      write(elements.get(i), i < known.size() ? known.get(i) : elements.get(i), path.index(i));
    }
    raw(elements.isEmpty() ? "[]" : "\n]");
  }

  private void elements(SetValue planned, List<CtyValue> known, CtyPath path) {
    for (var i = 0; i < known.size(); i++) {
      raw(i == 0 ? "[\n" : ",\n");
      write(planned.elements().get(i), known.get(i), path.element(known.get(i)));
    }
    raw(known.isEmpty() ? "[]" : "\n]");
  }

  private static CtyValue member(CtyValue value, String name) {
    var members =
        switch (value) {
          case ObjectValue(_, var attributes) -> attributes;
          case MapValue(_, var entries) -> entries;
          default -> Map.<String, CtyValue>of();
        };
    return members.getOrDefault(name, value);
  }

  private static List<CtyValue> elements(CtyValue value) {
    return switch (value) {
      case ListValue list -> list.elements();
      case SetValue set -> set.elements();
      case TupleValue tuple -> tuple.elements();
      default -> List.of();
    };
  }

  /// Elements of a set have no position: those that are unknown become the remaining ones.
  private static List<CtyValue> paired(SetValue planned, CtyValue known) {
    Queue<CtyValue> rest = new ArrayDeque<>(elements(known));
    rest.removeAll(planned.elements());
    return planned.elements().stream()
        .map(one -> one.isWhollyKnown() || rest.isEmpty() ? one : rest.remove())
        .toList();
  }

  /// As JSON, so that the type of the reference is unknown in the plan, too.
  private String placeholder(CtyValue known) {
    var name = prefix + (placeholders.size() + 1);
    var value = known.isWhollyKnown() ? json(known) : "null";
    placeholders.add(quoted(name) + ": {\"input\": " + quoted(escaped(value)) + "}");
    return "jsondecode(terraform_data." + name + ".output)";
  }

  /// The resources to which unknown values refer, as a member of `resource`; empty if there are
  /// none.
  String placeholderResources() {
    return placeholders.isEmpty()
        ? ""
        : "\"terraform_data\": {" + String.join(", ", placeholders) + "}";
  }

  /// The paths of attributes and elements by the line that they begin at.
  Map<Integer, CtyPath> lines() {
    return Map.copyOf(lines);
  }

  String text() {
    return text.toString();
  }

  /// Strings of a configuration are templates, in which two sequences have a meaning.
  static String escaped(String string) {
    return string.replace("${", "$${").replace("%{", "%%{");
  }

  /// A string in JSON.
  static String quoted(String string) {
    return json(CtyValue.string(string));
  }

  private static String json(CtyValue value) {
    return new String(Json.encode(value, value.type()), StandardCharsets.UTF_8);
  }
}
