package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/// The generated class that contains the generated code: decides on modifiers.
///
/// @param model the class
/// @param isPublic whether it is public, and with it what stands in it
/// @param shared whether other generated classes read and write through it
public record GeneratedClass(ClassName model, boolean isPublic, boolean shared) {
  public Modifier[] modifiers(Modifier... more) {
    var all = new ArrayList<Modifier>();
    if (isPublic) {
      all.add(Modifier.PUBLIC);
    }
    all.addAll(List.of(more));
    return all.toArray(Modifier[]::new);
  }

  /// A method of codecs; seen by other models only when they share this one.
  MethodSpec.Builder codec(String name) {
    var method = MethodSpec.methodBuilder(name);
    return (shared ? method.addModifiers(modifiers()) : method).addModifiers(Modifier.STATIC);
  }
}
