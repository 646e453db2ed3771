package dev.terrane.processor;

import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.model.Unit;
import dev.terrane.processor.model.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/// The model as text, to be compared with what is expected.
final class Told {
  private static final String PACKAGES = "\\b(?:[a-z]\\w*\\.)+ ?(?=[@A-Z])";

  private Told() {}

  static String of(List<Unit> units) {
    return units.stream()
        .map(Told::of)
        .sorted(Comparator.naturalOrder())
        .collect(Collectors.joining("\n"))
        .replaceAll(PACKAGES, "");
  }

  private static String of(Unit unit) {
    var access = unit.isPublic() ? "public " : "";
    return access
        + switch (unit) {
          case Unit.Resource one -> resource(one);
          case Unit.DataSource one -> "data source " + one.name() + "\n" + of(one.record(), "");
          case Unit.Shared one -> "shared\n" + of(one.record(), "");
          case Unit.Configuration one ->
              "configuration %s, plain %s\n%s"
                  .formatted(one.name(), one.plain(), of(one.record(), ""));
          case Unit.ProviderEntry one ->
              "provider %s: %s, %s, %s, %s\n"
                  .formatted(
                      one.provider(),
                      one.type(),
                      one.configuration(),
                      one.configurationModel(),
                      one.client());
          case Unit.Functions one ->
              "functions %s of %s\n%s"
                  .formatted(
                      one.type(),
                      one.holder(),
                      one.functions().stream().map(Told::of).collect(Collectors.joining()));
        };
  }

  private static String resource(Unit.Resource one) {
    var timeouts =
        one.timeouts()
            .map(t -> " timeouts " + t.defaults() + (t.attribute() ? " attribute" : ""))
            .orElse("");
    var formers =
        one.formers().stream()
            .map(former -> "former " + former.version() + "\n" + of(former.record(), ""))
            .collect(Collectors.joining());
    return "resource %s version %d%s%s\n%s%s"
        .formatted(
            one.name(),
            one.version(),
            one.importId().map(id -> " import " + id).orElse(""),
            timeouts,
            of(one.record(), ""),
            formers);
  }

  private static String of(Unit.Function one) {
    var parameters =
        one.parameters().stream()
            .map(p ->
                "    %s %s%s%s%s\n"
                    .formatted(
                        p.name(),
                        p.type(),
                        p.nullable() ? " nullable" : "",
                        p.unknown() ? " unknown" : "",
                        quoted(p.description())))
            .collect(Collectors.joining());
    return "  %s %s%s%s%s\n%s    -> %s\n"
        .formatted(
            one.method(),
            one.name(),
            one.variadic() ? " variadic" : "",
            one.nullableResult() ? " nullable" : "",
            quoted(one.summary()),
            parameters,
            of(one.result(), "    ").strip());
  }

  private static String of(AttributeRecord record, String indent) {
    var place = record.place();
    return indent
        + "%s in %s%s%s%s\n"
            .formatted(
                record.type(),
                place.model(),
                place.prefix().isEmpty() ? "" : " " + place.prefix(),
                place.shared() ? " shared" : "",
                quoted(record.description()))
        + record.components().stream()
            .map(component -> of(component, indent + "  "))
            .collect(Collectors.joining());
  }

  private static String of(Component component, String indent) {
    var words = new ArrayList<String>(List.of(component.attribute(), component.type().toString()));
    words.add(component.nullable() ? "nullable" : "");
    words.add(source(component.source()));
    component.planned().ifPresent(from -> words.add("planned" + from));
    words.addAll(words(component.words()));
    words.removeIf(String::isEmpty);
    return indent
        + String.join(" ", words)
        + quoted(component.description())
        + "\n"
        + of(component.shape(), indent + "  ");
  }

  private static String of(Shape shape, String indent) {
    return switch (shape) {
      case Shape.Plain plain ->
          indent + plain.attributeType() + (plain.collection() ? " collection" : "") + "\n";
      case Shape.Nested(var record, var nesting, var block, var min, var max, var nulls) ->
          "%s%s%s%s%s\n%s"
              .formatted(
                  indent,
                  nesting,
                  nulls ? " of nullable" : "",
                  block ? " block" : "",
                  min + max == 0 ? "" : " " + min + ".." + max,
                  of(record, indent));
      case Shape.Embedded(var record) -> indent + "embedded\n" + of(record, indent);
    };
  }

  private static String source(Source source) {
    return switch (source) {
      case Source.Required _ -> "required";
      case Source.Optional _ -> "optional";
      case Source.Defaulted(var value) -> "default " + value;
      case Source.Environment(var variables, var fallback) ->
          "environment" + variables + fallback.map(value -> " else " + value).orElse("");
      case Source.Computed(var stable, var with) ->
          "computed" + (stable ? " stable" : "") + (with.isEmpty() ? "" : with);
      case Source.OrSet(var with) -> "orSet" + (with.isEmpty() ? "" : with);
      case Source.Derived(_, var method, var from) -> "derived " + method + from;
    };
  }

  private static List<String> words(Words words) {
    var all = new ArrayList<String>();
    var identity = words.identity();
    all.add(identity.member() ? "identity" : "");
    all.add(identity.mutable() ? "mutable" : "");
    all.add(identity.optionalForImport() ? "optionalForImport" : "");
    all.add(
        switch (words.replace()) {
          case Words.Replace.Never _ -> "";
          case Words.Replace.Always _ -> "replace";
          case Words.Replace.When when -> "replace when " + when.method();
        });
    all.add(words.writeOnly() ? "writeOnly" : "");
    all.add(words.writeOnlyVersion().orElse(""));
    all.add(words.carried() ? "carried" : "");
    all.add(words.sensitive() ? "sensitive" : "");
    all.add(words.nullIsNotEmpty() ? "nullIsNotEmpty" : "");
    all.add(words.deprecated().map(text -> "deprecated(" + text + ")").orElse(""));
    words.checks().forEach(check -> all.add("check(" + check + ")"));
    all.add(words.equality().map(one -> "same(" + one + ")").orElse(""));
    return all;
  }

  private static String quoted(String text) {
    return text.isEmpty() ? "" : " \"" + text.replace("\n", "\\n") + "\"";
  }
}
