package dev.terrane.processor.source;

import com.palantir.javapoet.ClassName;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;

/// The class that declares the static members that an annotation names.
///
/// @param type the class
/// @param beside whether generated code is in the same package
public record DeclaringClass(TypeElement type, boolean beside) {
  /// {@return whether generated code can use a member}
  public boolean shows(Element member) {
    return beside
        ? !member.getModifiers().contains(Modifier.PRIVATE)
        : member.getModifiers().contains(Modifier.PUBLIC);
  }

  /// {@return the visibility that a member requires, so that generated code can use it}
  public String visibility() {
    return beside ? "not private" : "public";
  }

  public ClassName name() {
    return ClassName.get(type);
  }

  public String simpleName() {
    return type.getSimpleName().toString();
  }
}
