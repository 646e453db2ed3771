package dev.terrane.processor.constraint;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.source.AppliedAnnotation;
import dev.terrane.processor.source.LanguageModel;
import dev.terrane.processor.type.UnsupportedType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.validation.Checker;
import dev.terrane.provider.validation.Checks;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/// Maps each constraint of `dev.terrane.provider.validation` to its check.
final class ProviderConstraintTable {
  private static final String PACKAGE = Checks.class.getPackageName() + ".";

  private final AppliedAnnotation annotation;
  private final ConstraintRule.ApplicableTypes on;
  private final TypeMirror type;
  private final LanguageModel language;

  ProviderConstraintTable(
      AppliedAnnotation annotation,
      ConstraintRule.ApplicableTypes on,
      TypeMirror type,
      LanguageModel language) {
    this.annotation = annotation;
    this.on = on;
    this.type = type;
    this.language = language;
  }

  /// Whether an annotation is one of these constraints.
  static boolean has(AppliedAnnotation annotation) {
    return annotation.name().startsWith(PACKAGE);
  }

  ConstraintRule rule() {
    return switch (annotation.type().getSimpleName().toString()) {
      case "CheckedBy" -> checkedBy();
      case "OneOf" -> oneOf();
      case "NoneOf" -> noneOf();
      case "UniqueElements" -> uniqueElements();
      case "Url" -> url();
      default -> throw new IllegalArgumentException(annotation.name());
    };
  }

  private static ConstraintRule rule(CodeBlock code, Check<?> check) {
    return new ConstraintRule(code, check, Optional.empty(), Optional.empty());
  }

  private CompileErrorException misfit(String wanted) {
    return new CompileErrorException(
        CompileError.CONSTRAINT_MISFIT,
        annotation.sourceText(),
        UnsupportedType.sourceName(type),
        wanted);
  }

  private ConstraintRule oneOf() {
    var values = values();
    return switch (on) {
      case TEXT -> rule(call(Check.class, "oneOf", values), Check.oneOf(array(values)));
      case NUMBER -> numbers("oneOfNumbers", values, Checks.oneOfNumbers(array(values)));
      default -> throw misfit("a String or a number");
    };
  }

  private ConstraintRule noneOf() {
    var values = values();
    return switch (on) {
      case TEXT -> rule(call(Checks.class, "noneOf", values), Checks.noneOf(array(values)));
      case NUMBER -> numbers("noneOfNumbers", values, Checks.noneOfNumbers(array(values)));
      default -> throw misfit("a String or a number");
    };
  }

  private List<String> values() {
    var values = annotation.texts("value");
    if (values.isEmpty()) {
      throw new CompileErrorException(CompileError.CONSTRAINT_EMPTY, annotation.sourceText());
    }
    if (on == ConstraintRule.ApplicableTypes.NUMBER) {
      values.forEach(ConstraintRuleTable::number);
    }
    return values;
  }

  private static ConstraintRule numbers(String factory, List<String> values, Check<Number> check) {
    return rule(call(Checks.class, factory, values), check);
  }

  private static CodeBlock call(Class<?> holder, String factory, List<String> texts) {
    var arguments =
        texts.stream().map(text -> CodeBlock.of("$S", text)).collect(CodeBlock.joining(", "));
    return CodeBlock.of("$T.$L($L)", holder, factory, arguments);
  }

  private static String[] array(List<String> texts) {
    return texts.toArray(String[]::new);
  }

  private ConstraintRule uniqueElements() {
    return switch (on) {
      case COLLECTION ->
          rule(call(Checks.class, "uniqueElements", List.of()), Checks.uniqueElements());
      case MAP -> rule(call(Checks.class, "uniqueValues", List.of()), Checks.uniqueValues());
      default -> throw misfit("a List or a Map");
    };
  }

  private ConstraintRule url() {
    var schemes = annotation.texts("schemes");
    return switch (on) {
      case URI -> rule(call(Checks.class, "url", schemes), Checks.url(array(schemes)));
      case TEXT -> rule(call(Checks.class, "urlString", schemes), Checks.urlString(array(schemes)));
      default -> throw misfit("a URI or a String");
    };
  }

  /// The author's check cannot run at compile time, so it accepts each default.
  private ConstraintRule checkedBy() {
    var checker = annotation.type("value").flatMap(LanguageModel::declared);
    if (checker.isEmpty() || !LanguageModel.isConstructible(checker.get())) {
      var name = checker.map(one -> one.getSimpleName().toString()).orElse("the checker");
      throw new CompileErrorException(CompileError.CONSTRUCTOR, name);
    }
    checkType(checker.get());
    var code = CodeBlock.of("new $T().check()", ClassName.get(checker.get()));
    return rule(code, new Check<>(_ -> true, ""));
  }

  private void checkType(TypeElement checker) {
    var arguments = language.arguments(checker.asType(), Checker.class);
    var boxed = language.boxed(type);
    if (arguments.isEmpty() || !language.fits(boxed, arguments.getFirst())) {
      var checked =
          arguments.isEmpty() ? "nothing" : UnsupportedType.sourceName(arguments.getFirst());
      throw new CompileErrorException(
          CompileError.CHECKER_TYPE,
          checker.getSimpleName(),
          checked,
          UnsupportedType.sourceName(boxed));
    }
  }
}
