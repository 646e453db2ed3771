package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.model.ViewNames;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/// Allocates the names of the views of one generated class. Two records with the same simple name,
/// or one record that is configured in one place and computed, or an object type, in another, get
/// different names.
final class ViewNameAllocator {
  private final ClassName model;
  private final boolean shared;
  private final Map<String, String> owners = new HashMap<>();

  ViewNameAllocator(ClassName model, boolean shared) {
    this.model = model;
    this.shared = shared;
  }

  ViewNames top() {
    return new ViewNames(model, "", shared);
  }

  ViewNames inside(TypeElement record, RecordContext context) {
    var use = context.type() ? "Typed" : context.computed() ? "Computed" : "";
    var owner = record.getQualifiedName() + " " + use;
    var simple = record.getSimpleName().toString();
    var name = simple;
    if (!isFree(name, owner)) {
      name = use + simple;
    }
    for (var i = 2; !isFree(name, owner); i++) {
      name = simple + i;
    }
    owners.put(name, owner);
    return new ViewNames(model, name, shared);
  }

  private boolean isFree(String name, String owner) {
    return owners.getOrDefault(name, owner).equals(owner);
  }
}
