package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Misused;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.Source;
import dev.terrane.processor.model.Words;
import java.util.Optional;

/// Words that make no sense where their record stands: in a data source, inside a set. Works on the
/// model, so that it sees the components of shared records, too, which are told where they are
/// used.
final class ContextRules {
  private final Subject subject;

  ContextRules(Subject subject) {
    this.subject = subject;
  }

  /// Tells what makes no sense, and leaves it out.
  Component applied(Component component) {
    var refused = refused(component, subject.context(), declared());
    refused.ifPresent(one -> subject.report().error(subject.place(), one.text()));
    return refused.isEmpty() ? component : harmless(component);
  }

  /// Where everything is computed, the model has lost what was declared all the same.
  private Optional<Misused> declared() {
    return subject.context().computed()
        ? subject
            .marks()
            .any(Declared.NOT_BELOW_COMPUTED)
            .map(mark -> new Misused(Misuse.BELOW_COMPUTED, mark.spelled()))
        : Optional.empty();
  }

  private static Optional<Misused> refused(
      Component component, Context context, Optional<Misused> declared) {
    return declared
        .or(() -> byFamily(component, context))
        .or(() -> inside(component, context))
        .or(() -> deeper(component, context));
  }

  /// Only what is shared is looked into: all else has been refused where it is declared.
  private static Optional<Misused> deeper(Component component, Context context) {
    return switch (component.shape()) {
      case Shape.Nested(var record, var nesting, var block, _, _, _) -> {
        var set = nesting == Shape.Nesting.SET;
        yield shared(record, context.within(set, block, isComputed(component)));
      }
      case Shape.Embedded(var record) -> shared(record, context);
      case Shape.Plain _ -> Optional.empty();
    };
  }

  private static boolean isComputed(Component component) {
    return component.source() instanceof Source.Computed;
  }

  private static Optional<Misused> shared(AttributeRecord record, Context context) {
    if (!record.place().shared() || context.family() == Family.SHARED) {
      return Optional.empty();
    }
    return record.components().stream()
        .flatMap(one -> refused(one, context, Optional.empty()).stream())
        .findFirst();
  }

  private static Optional<Misused> byFamily(Component component, Context context) {
    return switch (context.family()) {
      case RESOURCE -> environment(component);
      case SHARED, FORMER -> Optional.empty();
      case DATA_SOURCE -> environment(component).or(() -> unplanned(component));
      case PROVIDER -> configuration(component).or(() -> unplanned(component));
      case FUNCTION -> plainObject(component);
    };
  }

  private static Optional<Misused> environment(Component component) {
    return component.source() instanceof Source.Environment
        ? Optional.of(new Misused(Misuse.ENVIRONMENT_OUTSIDE))
        : Optional.empty();
  }

  /// What only a managed resource has.
  private static Optional<Misused> unplanned(Component component) {
    var words = component.words();
    if (words.identity().member()) {
      return Optional.of(new Misused(Misuse.IDENTITY_OUTSIDE));
    }
    if (words.carried()) {
      return Optional.of(new Misused(Misuse.CARRIED_OUTSIDE));
    }
    if (words.writeOnly()) {
      return Optional.of(new Misused(Misuse.WRITE_ONLY_OUTSIDE));
    }
    return planning(component).map(word -> new Misused(Misuse.NOTHING_PLANNED, word));
  }

  private static Optional<String> planning(Component component) {
    if (!(component.words().replace() instanceof Words.Replace.Never)) {
      return Optional.of("@RequiresReplace");
    }
    if (component.planned().isPresent()) {
      return Optional.of("@Planned");
    }
    return switch (component.source()) {
      case Source.Computed(var stable, _) when stable -> Optional.of("stable");
      case Source.Computed(_, var with) when !with.isEmpty() -> Optional.of("changesWith");
      case Source.OrSet(var with) when !with.isEmpty() -> Optional.of("changesWith");
      default -> Optional.empty();
    };
  }

  private static Optional<Misused> configuration(Component component) {
    var word =
        switch (component.source()) {
          case Source.Computed _, Source.OrSet _ ->
              component.planned().isPresent() ? "@Planned" : "@Computed";
          case Source.Derived _ -> "@Derived";
          case Source.Required _, Source.Optional _, Source.Defaulted _, Source.Environment _ -> "";
        };
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(new Misused(Misuse.COMPUTED_IN_CONFIGURATION, word));
  }

  private static Optional<Misused> plainObject(Component component) {
    var words = component.words();
    var plain =
        component.source() instanceof Source.Required
            || component.source() instanceof Source.Optional;
    var nothingSaid =
        words.checks().isEmpty()
            && !words.sensitive()
            && words.deprecated().isEmpty()
            && !words.identity().member()
            && !words.carried()
            && !words.writeOnly();
    return plain && nothingSaid && planning(component).isEmpty()
        ? Optional.empty()
        : Optional.of(new Misused(Misuse.FUNCTION_OBJECT, "everything but @Nullable and @Name"));
  }

  private static Optional<Misused> inside(Component component, Context context) {
    var words = component.words();
    if (context.set() && words.writeOnly()) {
      return Optional.of(new Misused(Misuse.WRITE_ONLY_IN_SET));
    }
    if (context.attribute() && component.shape() instanceof Shape.Nested nested && nested.block()) {
      return Optional.of(new Misused(Misuse.BLOCK_IN_ATTRIBUTE));
    }
    return context.inside() ? ofRecordInside(component) : Optional.empty();
  }

  private static Optional<Misused> ofRecordInside(Component component) {
    var words = component.words();
    if (words.identity().member()) {
      return Optional.of(new Misused(Misuse.IDENTITY_INSIDE));
    }
    if (words.carried()) {
      return Optional.of(new Misused(Misuse.CARRIED_INSIDE));
    }
    if (words.writeOnlyVersion().isPresent()) {
      return Optional.of(new Misused(Misuse.WRITE_ONLY_VERSION_INSIDE));
    }
    if (component.source() instanceof Source.Environment) {
      return Optional.of(new Misused(Misuse.ENVIRONMENT_OUTSIDE));
    }
    return component.planned().map(_ -> new Misused(Misuse.PLANNED_INSIDE));
  }

  /// Without the words that were refused; what is left compiles.
  private static Component harmless(Component component) {
    return new Component(
        component.name(),
        component.attribute(),
        component.description(),
        component.type(),
        component.nullable(),
        component.shape(),
        component.source() instanceof Source.Environment
            ? new Source.Optional()
            : component.source(),
        Optional.empty(),
        Words.NONE);
  }
}
