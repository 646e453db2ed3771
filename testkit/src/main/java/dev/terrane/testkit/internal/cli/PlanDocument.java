package dev.terrane.testkit.internal.cli;

import dev.terrane.core.Action;
import dev.terrane.core.Plan.Change;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.NumberValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.testkit.internal.ModulePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A plan as `show -json` prints it.
///
/// @param document the whole plan
record PlanDocument(Document document) implements ModulePlan {
  private static final Map<List<String>, Action> ACTIONS =
      Map.of(
          List.of("no-op"), Action.NO_OP,
          List.of("create"), Action.CREATE,
          List.of("update"), Action.UPDATE,
          List.of("delete", "create"), Action.REPLACE,
          List.of("create", "delete"), Action.REPLACE,
          List.of("delete"), Action.DELETE);

  @Override
  public Optional<Change> change(String address, CtyType type) {
    return Stream.concat(changes(address), deferred(address))
        .map(one -> change(one.at("change"), type, deferral(address)))
        .findFirst();
  }

  @Override
  public boolean isSensitive(String address, String attribute) {
    var change =
        Stream.concat(changes(address), deferred(address))
            .findFirst()
            .orElseThrow(() -> new AssertionError("The plan contains no " + address + "."));
    return change.at("change", "after_sensitive", attribute).containsTrue();
  }

  private Stream<Document> changes(String address) {
    return document.at("resource_changes").elements().stream()
        .filter(one -> one.at("address").text().equals(address));
  }

  /// The changes that are deferred.
  private Stream<Document> deferred(String address) {
    return deferrals(address).map(one -> one.at("resource_change"));
  }

  private Stream<Document> deferrals(String address) {
    return document.at("deferred_changes").elements().stream()
        .filter(one -> one.at("resource_change", "address").text().equals(address));
  }

  @Override
  public Optional<String> deferral(String address) {
    return deferrals(address).map(one -> one.at("reason").text()).findFirst();
  }

  @Override
  public List<String> changes() {
    var resources =
        document.at("resource_changes").elements().stream()
            .filter(one -> !isNone(one.at("change")))
            .map(one -> one.at("address").text() + ": " + names(one.at("change")));
    var outputs = document.at("output_changes");
    var values =
        outputs.names().stream()
            .filter(name -> !isNone(outputs.at(name)))
            .map(name -> "output." + name + ": " + names(outputs.at(name)));
    return Stream.concat(resources, values).toList();
  }

  @Override
  public CtyValue output(String name) {
    return output(name, CtyType.DYNAMIC);
  }

  /// A planned output of a type.
  ///
  /// @throws AssertionError if the plan contains no such output
  CtyValue output(String name, CtyType type) {
    var change = document.at("output_changes", name);
    if (change.isNull()) {
      throw new AssertionError("The plan contains no output " + name + ".");
    }
    return new PlannedValue(change.at("after"), change.at("after_unknown")).decode(type);
  }

  private static boolean isNone(Document change) {
    return names(change).equals(List.of("no-op"));
  }

  private static List<String> names(Document change) {
    return change.at("actions").elements().stream().map(Document::text).toList();
  }

  private static Change change(Document change, CtyType type, Optional<String> deferral) {
    var before = new PlannedValue(change.at("before"), Document.NULL);
    var after = new PlannedValue(change.at("after"), change.at("after_unknown"));
    return new Change(
        action(change),
        before.decode(type),
        after.decode(type),
        change.at("replace_paths").elements().stream().map(one -> path(one, type)).toList(),
        Bytes.EMPTY,
        DynamicValue.ABSENT,
        deferral);
  }

  private static Action action(Document change) {
    var names = names(change);
    var action = ACTIONS.get(names);
    if (action == null) {
      throw new AssertionError("The plan contains the action " + names + ", which is not known.");
    }
    return action;
  }

  /// The steps of a path: the type distinguishes attributes from the keys of maps.
  private static CtyPath path(Document steps, CtyType root) {
    var path = CtyPath.ROOT;
    var type = root;
    for (var step : steps.elements()) {
      if (step.value() instanceof NumberValue) {
        path = path.index(step.number());
      } else {
        path =
            type instanceof CtyType.MapType ? path.key(step.text()) : path.attribute(step.text());
      }
      type = inner(type, step);
    }
    return path;
  }

  private static CtyType inner(CtyType type, Document step) {
    return switch (type) {
      case CtyType.ObjectType object ->
          object.attributes().getOrDefault(step.text(), CtyType.DYNAMIC);
      case CtyType.ListType(var element) -> element;
      case CtyType.SetType(var element) -> element;
      case CtyType.MapType(var element) -> element;
      default -> CtyType.DYNAMIC;
    };
  }
}
