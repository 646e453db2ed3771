package dev.terrane.testkit.core;

import dev.terrane.core.ListResourceCalls.Found;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.list.ListResourceModel;
import dev.terrane.testkit.internal.ListQuery;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.UnaryOperator;

/// Lists the objects of a resource.
///
/// @param parts the steps of parts
/// @param model the list resource
/// @param arguments sets its arguments
/// @param limit the maximum number of objects
record QueryStep<Id, S>(
    PartSteps parts,
    ListResourceModel<?, ?, Id, S> model,
    UnaryOperator<Configuration> arguments,
    long limit) {
  List<FoundObject<Id, S>> run() {
    return parts
        .engine()
        .run(() -> {
          var found = found(false);
          var complete = found(true);
          requireDistinct(found);
          if (!names(found).equals(names(complete))) {
            throw new AssertionError(
                name()
                    + " finds other objects with include_resource:\n  "
                    + names(found)
                    + "\n  "
                    + names(complete));
          }
          return complete.stream().map(this::view).toList();
        });
  }

  List<Diagnostic> fails() {
    return parts.fails(name(), () -> parts.engine().query(query(true)).findings());
  }

  private String name() {
    return "the list resource " + parts.typeName(model.name());
  }

  private List<Found> found(boolean includesResource) {
    var result = parts.engine().query(query(includesResource));
    Failures.requireOk(name(), result.findings());
    return result.objects();
  }

  private ListQuery query(boolean includesResource) {
    return new ListQuery(
        parts.typeName(model.name()),
        model.schema(),
        model.resource().schema(),
        PartSteps.config(model.schema(), arguments),
        new ListQuery.Options(includesResource, limit));
  }

  private void requireDistinct(List<Found> found) {
    var identities = new HashSet<CtyValue>();
    for (var one : found) {
      if (!identities.add(one.identity())) {
        throw new AssertionError(
            name() + " finds an object twice: " + Configuration.json(one.identity()));
      }
    }
  }

  /// The objects, which a list may return in any order.
  private static List<String> names(List<Found> found) {
    return found.stream()
        .map(one -> Configuration.json(one.identity()) + " " + one.displayName())
        .sorted()
        .toList();
  }

  private FoundObject<Id, S> view(Found found) {
    var views = model.resource().views();
    return new FoundObject<>(
        views.id().decode(identity(found)),
        found.displayName(),
        found.state().map(state -> views.state().decode((ObjectValue) state)));
  }

  /// The identity as an object of the resource without its other attributes.
  private ObjectValue identity(Found found) {
    var attributes = new LinkedHashMap<String, CtyValue>();
    for (var member : model.resource().schema().members()) {
      attributes.put(member.name(), CtyValue.nullOf(member.ctyType()));
    }
    attributes.putAll(((ObjectValue) found.identity()).attributes());
    return CtyValue.object(attributes);
  }
}
