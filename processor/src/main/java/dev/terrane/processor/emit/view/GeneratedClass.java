package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/// The class that contains the generated code, and the modifiers of its members.
///
/// @param model the class
/// @param isPublic whether the class and its members are public
/// @param shared whether other generated classes use its codecs
public record GeneratedClass(ClassName model, boolean isPublic, boolean shared) {
  public Modifier[] modifiers(Modifier... more) {
    var all = new ArrayList<Modifier>();
    if (isPublic) {
      all.add(Modifier.PUBLIC);
    }
    all.addAll(List.of(more));
    return all.toArray(Modifier[]::new);
  }

  /// A method of codecs, private unless the class is shared.
  MethodSpec.Builder codec(String name) {
    var method = MethodSpec.methodBuilder(name);
    return (shared ? method.addModifiers(modifiers()) : method).addModifiers(Modifier.STATIC);
  }
}
