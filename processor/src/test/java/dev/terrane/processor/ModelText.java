package dev.terrane.processor;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.Declaration;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// The model as text, to be compared with what is expected.
final class ModelText {
  private static final String PACKAGES = "\\b(?:[a-z]\\w*\\.)+ ?(?=[@A-Z])";

  private ModelText() {}

  static String of(List<Declaration> declarations) {
    return declarations.stream()
        .map(ModelText::of)
        .sorted(Comparator.naturalOrder())
        .collect(Collectors.joining("\n"))
        .replaceAll(PACKAGES, "");
  }

  private static String of(Declaration declaration) {
    var access = declaration.isPublic() ? "public " : "";
    return access
        + switch (declaration) {
          case Declaration.Resource one -> resource(one);
          case Declaration.Part one ->
              "part " + one.name() + timeouts(one.timeouts()) + "\n" + of(one.record(), "");
          case Declaration.ListPart one ->
              "list of %s %s\n%s".formatted(one.part().name(), one.managed(), of(one.record(), ""));
          case Declaration.Shared one -> "shared\n" + of(one.record(), "");
          case Declaration.Configuration one ->
              "configuration %s, plain %s\n%s"
                  .formatted(
                      one.name().orElse("of provider_meta"), one.plain(), of(one.record(), ""));
          case Declaration.ProviderEntry one ->
              "provider %s: %s, %s, %s, %s, %s\n"
                  .formatted(
                      one.provider(),
                      one.type(),
                      one.configuration(),
                      one.configurationModel(),
                      one.metaModel().map(ClassName::simpleName).orElse("no provider_meta"),
                      one.client());
          case Declaration.Functions one ->
              "functions %s of %s\n%s"
                  .formatted(
                      one.type(),
                      one.holder(),
                      one.functions().stream().map(ModelText::of).collect(Collectors.joining()));
          default -> throw new AssertionError("no text for " + declaration);
        };
  }

  private static String resource(Declaration.Resource one) {
    var former =
        one.former().stream()
            .map(prior ->
                "former " + prior.versions() + prior.sources() + "\n" + of(prior.record(), ""))
            .collect(Collectors.joining());
    return "resource %s version %d%s%s\n%s%s"
        .formatted(
            one.name(),
            one.version(),
            one.importId().map(id -> " import " + id).orElse(""),
            timeouts(one.timeouts()),
            of(one.record(), ""),
            former);
  }

  private static String durations(Declaration.TimeoutDefaults timeouts) {
    return timeouts.defaults().entrySet().stream()
        .map(one -> one.getKey() + "=" + one.getValue().duration() + text(one.getValue()))
        .collect(Collectors.joining(", ", "{", "}"));
  }

  private static String text(Declaration.TimeoutDefault timeout) {
    return timeout.description().isEmpty() ? "" : " \"" + timeout.description() + "\"";
  }

  private static String timeouts(Optional<Declaration.TimeoutDefaults> timeouts) {
    return timeouts
        .map(t -> " timeouts " + durations(t) + (t.attribute() ? " attribute" : ""))
        .orElse("");
  }

  private static String of(Declaration.Function one) {
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
    var place = record.viewNames();
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
    var traits = new ArrayList<String>(List.of(component.attribute(), component.type().toString()));
    traits.add(component.nullable() ? "nullable" : "");
    traits.add(source(component.source()));
    component.planned().ifPresent(from -> traits.add("planned" + from));
    traits.addAll(traits(component.traits()));
    traits.removeIf(String::isEmpty);
    return indent
        + String.join(" ", traits)
        + quoted(component.description())
        + "\n"
        + of(component.shape(), indent + "  ");
  }

  private static String of(Shape shape, String indent) {
    return switch (shape) {
      case Shape.Plain plain ->
          indent + plain.attributeType() + (plain.collection() ? " collection" : "") + "\n";
      case Shape.Nested(var record, var nesting, var kind, var min, var max, var nulls) ->
          "%s%s%s%s%s\n%s"
              .formatted(
                  indent,
                  nesting,
                  nulls ? " of nullable" : "",
                  kind == Shape.Nested.Kind.NESTED_ATTRIBUTE
                      ? ""
                      : " " + kind.name().toLowerCase(Locale.ROOT),
                  min + max == 0 ? "" : " " + min + ".." + max,
                  of(record, indent));
      case Shape.Embedded(var record) -> indent + "embedded\n" + of(record, indent);
    };
  }

  private static String source(ValueSource source) {
    return switch (source) {
      case ValueSource.Required _ -> "required";
      case ValueSource.Optional _ -> "optional";
      case ValueSource.Defaulted(var value) -> "default " + value;
      case ValueSource.Environment(var variables, var fallback) ->
          "environment" + variables + fallback.map(value -> " else " + value).orElse("");
      case ValueSource.Computed(var stable, var with) ->
          "computed" + (stable ? " stable" : "") + (with.isEmpty() ? "" : with);
      case ValueSource.OrSet(var with) -> "orSet" + (with.isEmpty() ? "" : with);
      case ValueSource.Derived(_, var method, var from) -> "derived " + method + from;
    };
  }

  private static List<String> traits(ComponentTraits traits) {
    var all = new ArrayList<String>();
    var identity = traits.identity();
    all.add(identity.member() ? "identity" : "");
    all.add(identity.mutable() ? "mutable" : "");
    all.add(identity.optionalForImport() ? "optionalForImport" : "");
    all.add(
        switch (traits.replace()) {
          case ComponentTraits.Replace.Never _ -> "";
          case ComponentTraits.Replace.Always _ -> "replace";
          case ComponentTraits.Replace.When when -> "replace when " + when.method();
        });
    all.add(traits.writeOnly() ? "writeOnly" : "");
    all.add(traits.writeOnlyVersion().orElse(""));
    all.add(traits.configOnly() ? "configOnly" : "");
    all.add(traits.sensitive() ? "sensitive" : "");
    all.add(traits.nullIsNotEmpty() ? "nullIsNotEmpty" : "");
    all.add(traits.deprecated().map(text -> "deprecated(" + text + ")").orElse(""));
    traits.checks().forEach(check -> all.add("check(" + check + ")"));
    traits.combinations().forEach(rule -> all.add(rule.factory() + rule.others()));
    all.add(traits.equality().map(one -> "same(" + one + ")").orElse(""));
    return all;
  }

  private static String quoted(String text) {
    return text.isEmpty() ? "" : " \"" + text.replace("\n", "\\n") + "\"";
  }
}
