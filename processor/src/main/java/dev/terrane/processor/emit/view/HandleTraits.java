package dev.terrane.processor.emit.view;

import com.palantir.javapoet.CodeBlock;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Generates the calls that set the traits of a handle: `.required().sensitive()`.
final class HandleTraits {
  private final AttributeRecord record;
  private final Component component;
  private final Function<String, CodeBlock> reference;
  private final List<CodeBlock> calls = new ArrayList<>();

  HandleTraits(AttributeRecord record, Component component, Function<String, CodeBlock> reference) {
    this.record = record;
    this.component = component;
    this.reference = reference;
  }

  List<CodeBlock> all() {
    source();
    if (component.nullable() && !isPlainArgument()) {
      say(".nullable()");
    }
    identity();
    replacement();
    traits();
    component.traits().equality().ifPresent(rule -> say(".sameWhen($L)", rule));
    component.traits().checks().forEach(check -> say(".check($L)", check));
    component.traits().combinations().forEach(this::combination);
    component.traits().deprecated().ifPresent(instead -> say(".deprecated($S)", instead));
    if (!component.description().isEmpty()) {
      say(".describedAs($S)", component.description());
    }
    return calls;
  }

  private void combination(ComponentTraits.Combination rule) {
    var others = CodeBlock.join(references(rule.others()), ", ");
    say(".check($T.$L($L))", ApiTypes.COMBINATION, rule.factory(), others);
  }

  private void say(String format, Object... arguments) {
    calls.add(CodeBlock.of(format, arguments));
  }

  private boolean isPlainArgument() {
    return switch (component.source()) {
      case ValueSource.Required _, ValueSource.Optional _, ValueSource.Defaulted _ -> true;
      case ValueSource.Environment(_, var fallback) -> fallback.isPresent();
      case ValueSource.Computed _, ValueSource.OrSet _, ValueSource.Derived _ -> false;
    };
  }

  private void source() {
    switch (component.source()) {
      case ValueSource.Required _ -> required();
      case ValueSource.Optional _ -> optional();
      case ValueSource.Defaulted(var value) -> say(".defaultTo($L)", value);
      case ValueSource.Environment(var variables, var fallback) -> {
        var names = variables.stream().map(name -> CodeBlock.of("$S", name)).toList();
        say(".defaultFromEnvironment($L)", CodeBlock.join(names, ", "));
        fallback.ifPresent(value -> say(".defaultTo($L)", value));
      }
      case ValueSource.Computed(var stable, var causes) -> computed(stable, causes);
      case ValueSource.OrSet(var causes) -> orSet(causes);
      case ValueSource.Derived derived -> derived(derived);
    }
  }

  private boolean isBlock() {
    return component.shape() instanceof Shape.Nested nested && nested.block();
  }

  private void required() {
    if (!isBlock()) {
      say(".required()");
    } else if (component.shape() instanceof Shape.Nested nested) {
      requiredBlock(nested);
    }
  }

  private void requiredBlock(Shape.Nested nested) {
    if (nested.nesting() == Shape.Nesting.SINGLE) {
      say(".required()");
    }
    items(nested);
  }

  private void optional() {
    if (!isBlock()) {
      say(".optional()");
    } else if (component.shape() instanceof Shape.Nested nested) {
      items(nested);
    }
  }

  private void items(Shape.Nested nested) {
    if (nested.min() > 0 || nested.max() > 0) {
      say(".items($L, $L)", nested.min(), nested.max());
    }
  }

  private void computed(boolean stable, List<String> causes) {
    if (component.planned().isEmpty()) {
      say(".computed()");
    }
    planned();
    if (stable) {
      say(".stable()");
    }
    changesWith(causes);
  }

  private void orSet(List<String> causes) {
    if (component.planned().isEmpty() && causes.isEmpty()) {
      say(".orSet()");
      return;
    }
    say(".optional()");
    computed(false, causes);
  }

  private void planned() {
    component
        .planned()
        .ifPresent(from -> say(".planned($L)", CodeBlock.join(references(from), ", ")));
  }

  private void changesWith(List<String> causes) {
    if (!causes.isEmpty()) {
      say(".changesWith($L)", CodeBlock.join(references(causes), ", "));
    }
  }

  private List<CodeBlock> references(List<String> names) {
    return names.stream().map(reference).toList();
  }

  private void derived(ValueSource.Derived derived) {
    var values =
        derived.from().stream()
            .map(name -> DerivedExpressions.component(record, name))
            .map(source -> ReadExpressions.value(source, reference.apply(source.name())))
            .toList();
    var parts = new ArrayList<CodeBlock>();
    var method = CodeBlock.of("$T.$L", derived.holder(), derived.method());
    parts.add(CodeBlock.of("from -> $L", CodeBlocks.call(method, values)));
    parts.addAll(references(derived.from()));
    calls.add(CodeBlocks.call(CodeBlock.of(".derived"), parts));
  }

  private void identity() {
    var identity = component.traits().identity();
    if (identity.member()) {
      say(identity.mutable() ? ".mutableIdentity()" : ".identity()");
    }
    if (identity.optionalForImport()) {
      say(".optionalForImport()");
    }
  }

  private void replacement() {
    switch (component.traits().replace()) {
      case ComponentTraits.Replace.Never _ -> {}
      case ComponentTraits.Replace.Always _ -> say(".requiresReplace()");
      case ComponentTraits.Replace.When when -> replacement(when);
    }
  }

  /// A change from or to null requires replacement, unless the predicate accepts null.
  private void replacement(ComponentTraits.Replace.When when) {
    var type = when.holder();
    if (when.takesNullBefore() && when.takesNullAfter()) {
      say(".requiresReplaceWhenNullable($T::$L)", type, when.method());
    } else if (when.takesNullBefore() || when.takesNullAfter()) {
      say(
          ".requiresReplaceWhenNullable((before, after) -> $L == null || $T.$L(before, after))",
          when.takesNullBefore() ? "after" : "before",
          type,
          when.method());
    } else {
      say(".requiresReplaceWhen($T::$L)", type, when.method());
    }
  }

  private void traits() {
    var said = component.traits();
    if (said.writeOnly()) {
      said.writeOnlyVersion()
          .ifPresentOrElse(version -> say(".writeOnly($S)", version), () -> say(".writeOnly()"));
    }
    if (said.configOnly()) {
      say(".configOnly()");
    }
    if (said.sensitive()) {
      say(".sensitive()");
    }
    if (Components.emptyIsNull(component) && !isBlock()) {
      say(".emptyIsNull()");
    }
  }
}
