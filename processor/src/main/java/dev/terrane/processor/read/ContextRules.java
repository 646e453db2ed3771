package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.CompileErrorException;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Component;
import dev.terrane.processor.model.ComponentTraits;
import dev.terrane.processor.model.Shape;
import dev.terrane.processor.model.ValueSource;
import dev.terrane.processor.type.EqualityReader;
import dev.terrane.provider.schema.SchemaKind;
import java.util.Optional;

/// Finds annotations that the context of a record does not allow: in a data source, inside a set.
/// Works on the model, so that it checks also the components of shared records, whose errors are
/// reported at the component that uses the record.
final class ContextRules {
  private final ComponentDeclaration declaration;

  ContextRules(ComponentDeclaration declaration) {
    this.declaration = declaration;
  }

  /// Reports annotations that are not allowed, and removes them.
  Component applied(Component component) {
    var refused = refused(component, declaration.context(), declared());
    refused.ifPresent(one -> declaration.report().error(declaration.element(), one.text()));
    return refused.isEmpty() ? component : harmless(component);
  }

  /// Checks the declared annotations that the model does not contain.
  private Optional<CompileErrorException> declared() {
    if (declaration.context().role() == RecordRole.Inner.FUNCTION) {
      return EqualityReader.annotation(declaration.annotations())
          .map(one ->
              new CompileErrorException(CompileError.EQUALITY_IN_FUNCTION, one.sourceText()));
    }
    return declaration.context().computed()
        ? declaration
            .annotations()
            .any(AnnotationGroups.NOT_BELOW_COMPUTED)
            .map(annotation ->
                new CompileErrorException(CompileError.BELOW_COMPUTED, annotation.sourceText()))
        : Optional.empty();
  }

  private static Optional<CompileErrorException> refused(
      Component component, RecordContext context, Optional<CompileErrorException> declared) {
    return declared
        .or(() -> context.type() ? ofType(component) : Optional.empty())
        .or(() -> byRole(component, context))
        .or(() -> inside(component, context))
        .or(() -> deeper(component, context));
  }

  /// Checks only shared records: other records are checked where they are declared.
  private static Optional<CompileErrorException> deeper(
      Component component, RecordContext context) {
    return switch (component.shape()) {
      case Shape.Nested nested -> {
        var set = nested.nesting() == Shape.Nesting.SET;
        yield shared(nested.record(), context.within(set, nested.block(), isComputed(component)));
      }
      case Shape.Embedded(var record) -> shared(record, context);
      case Shape.Plain _ -> Optional.empty();
    };
  }

  private static boolean isComputed(Component component) {
    return component.source() instanceof ValueSource.Computed;
  }

  private static Optional<CompileErrorException> shared(
      AttributeRecord record, RecordContext context) {
    if (!record.viewNames().shared() || context.role() == RecordRole.Inner.SHARED) {
      return Optional.empty();
    }
    return record.components().stream()
        .flatMap(one -> refused(one, context, Optional.empty()).stream())
        .findFirst();
  }

  private static Optional<CompileErrorException> byRole(
      Component component, RecordContext context) {
    return switch (context.role()) {
      case RecordRole.OfSchema(var kind) -> ofKind(component, kind);
      case RecordRole.Inner.SHARED, RecordRole.Inner.PRIOR_SCHEMA, RecordRole.Inner.FUNCTION ->
          Optional.empty();
    };
  }

  private static Optional<CompileErrorException> ofKind(Component component, SchemaKind kind) {
    if (!kind.readsEnvironment() && component.source() instanceof ValueSource.Environment) {
      return Optional.of(new CompileErrorException(CompileError.ENVIRONMENT_OUTSIDE));
    }
    var computed =
        kind.hasComputed()
            ? Optional.<CompileErrorException>empty()
            : configuration(component, kind);
    return kind.isManaged() ? computed : computed.or(() -> unplanned(component, kind));
  }

  /// Traits that only a managed resource can have.
  private static Optional<CompileErrorException> unplanned(Component component, SchemaKind kind) {
    var traits = component.traits();
    if (traits.identity().member()) {
      return Optional.of(new CompileErrorException(CompileError.IDENTITY_OUTSIDE));
    }
    if (traits.configOnly()) {
      return Optional.of(new CompileErrorException(CompileError.CONFIG_ONLY_OUTSIDE));
    }
    if (traits.writeOnly() && !kind.hasWriteOnly()) {
      return Optional.of(new CompileErrorException(CompileError.WRITE_ONLY_OUTSIDE));
    }
    if (traits.writeOnlyVersion().isPresent()) {
      return Optional.of(new CompileErrorException(CompileError.WRITE_ONLY_VERSION_OUTSIDE));
    }
    return planning(component)
        .map(word -> new CompileErrorException(CompileError.NOTHING_PLANNED, word));
  }

  private static Optional<String> planning(Component component) {
    if (!(component.traits().replace() instanceof ComponentTraits.Replace.Never)) {
      return Optional.of("@RequiresReplace");
    }
    if (component.planned().isPresent()) {
      return Optional.of("@Planned");
    }
    return switch (component.source()) {
      case ValueSource.Computed(var stable, _) when stable -> Optional.of("stable");
      case ValueSource.Computed(_, var with) when !with.isEmpty() -> Optional.of("changesWith");
      case ValueSource.OrSet(var with) when !with.isEmpty() -> Optional.of("changesWith");
      default -> Optional.empty();
    };
  }

  private static Optional<CompileErrorException> configuration(
      Component component, SchemaKind kind) {
    var word =
        switch (component.source()) {
          case ValueSource.Computed _, ValueSource.OrSet _ ->
              component.planned().isPresent() ? "@Planned" : "@Computed";
          case ValueSource.Derived _ -> "@Derived";
          case ValueSource.Required _,
              ValueSource.Optional _,
              ValueSource.Defaulted _,
              ValueSource.Environment _ ->
              "";
        };
    return word.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CompileErrorException(CompileError.COMPUTED_IN_CONFIGURATION, kind, word));
  }

  private static Optional<CompileErrorException> ofType(Component component) {
    var traits = component.traits();
    var plain =
        component.source() instanceof ValueSource.Required
            || component.source() instanceof ValueSource.Optional;
    var nothingSaid =
        isUnchecked(traits)
            && !traits.sensitive()
            && traits.deprecated().isEmpty()
            && !traits.identity().member()
            && !traits.configOnly()
            && !traits.writeOnly();
    return plain && nothingSaid && planning(component).isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CompileErrorException(
                CompileError.OBJECT_TYPE_MEMBER, "all annotations except @Nullable and @Name"));
  }

  private static boolean isUnchecked(ComponentTraits traits) {
    return traits.checks().isEmpty() && traits.combinations().isEmpty();
  }

  private static Optional<CompileErrorException> inside(
      Component component, RecordContext context) {
    var traits = component.traits();
    if (context.set() && traits.writeOnly()) {
      return Optional.of(new CompileErrorException(CompileError.WRITE_ONLY_IN_SET));
    }
    if (context.attribute() && component.shape() instanceof Shape.Nested nested && nested.block()) {
      return Optional.of(new CompileErrorException(CompileError.BLOCK_IN_ATTRIBUTE));
    }
    return context.inside() ? ofRecordInside(component) : Optional.empty();
  }

  private static Optional<CompileErrorException> ofRecordInside(Component component) {
    var traits = component.traits();
    if (traits.identity().member()) {
      return Optional.of(new CompileErrorException(CompileError.IDENTITY_INSIDE));
    }
    if (traits.configOnly()) {
      return Optional.of(new CompileErrorException(CompileError.CONFIG_ONLY_INSIDE));
    }
    if (traits.writeOnlyVersion().isPresent()) {
      return Optional.of(new CompileErrorException(CompileError.WRITE_ONLY_VERSION_INSIDE));
    }
    if (component.source() instanceof ValueSource.Environment) {
      return Optional.of(new CompileErrorException(CompileError.ENVIRONMENT_OUTSIDE));
    }
    return component.planned().map(_ -> new CompileErrorException(CompileError.PLANNED_INSIDE));
  }

  /// The component without its traits, so that the generated code compiles.
  private static Component harmless(Component component) {
    return new Component(
        component.name(),
        component.attribute(),
        component.description(),
        component.type(),
        component.nullable(),
        component.shape(),
        component.source() instanceof ValueSource.Environment
            ? new ValueSource.Optional()
            : component.source(),
        Optional.empty(),
        ComponentTraits.NONE);
  }
}
