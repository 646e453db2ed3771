package dev.terrane.processor.read;

import com.palantir.javapoet.ClassName;
import dev.terrane.processor.model.Place;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/// Where the views of the records of one generated class stand. Two records of one simple name, or
/// one record that is written here and computed there, each get a name of their own.
final class Places {
  private final ClassName model;
  private final boolean shared;
  private final Map<String, String> owners = new HashMap<>();

  Places(ClassName model, boolean shared) {
    this.model = model;
    this.shared = shared;
  }

  Place top() {
    return new Place(model, "", shared);
  }

  Place inside(TypeElement record, boolean computed) {
    var owner = record.getQualifiedName() + (computed ? " computed" : "");
    var simple = record.getSimpleName().toString();
    var name = simple;
    if (computed && !isFree(name, owner)) {
      name = "Computed" + simple;
    }
    for (var i = 2; !isFree(name, owner); i++) {
      name = simple + i;
    }
    owners.put(name, owner);
    return new Place(model, name, shared);
  }

  private boolean isFree(String name, String owner) {
    return owners.getOrDefault(name, owner).equals(owner);
  }
}
