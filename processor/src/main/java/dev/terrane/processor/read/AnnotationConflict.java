package dev.terrane.processor.read;

import dev.terrane.processor.diagnostic.CompileError;
import dev.terrane.processor.diagnostic.Reporter;
import dev.terrane.processor.source.Annotations;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.DeprecatedArgument;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.ObjectType;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.SameWhen;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import java.lang.annotation.Annotation;
import java.util.List;
import javax.lang.model.element.Element;

/// Annotations that cannot be combined on one component.
///
/// @param first the annotation that is kept
/// @param others the annotations that cannot be combined with it
/// @param error the error; its message may name the other annotation
record AnnotationConflict(
    Class<? extends Annotation> first,
    List<Class<? extends Annotation>> others,
    CompileError error) {
  private static final List<AnnotationConflict> ALL =
      List.of(
          of(
              Embedded.class,
              CompileError.EMBEDDED_AND,
              List.of(
                  Block.class,
                  ConfigOnly.class,
                  CaseInsensitive.class,
                  Computed.class,
                  ConvertedBy.class,
                  Default.class,
                  DeprecatedArgument.class,
                  Derived.class,
                  Identity.class,
                  Json.class,
                  Name.class,
                  NullIsNotEmpty.class,
                  ObjectType.class,
                  Planned.class,
                  RequiresReplace.class,
                  SameWhen.class,
                  Sensitive.class,
                  WriteOnly.class)),
          of(
              Block.class,
              CompileError.BLOCK_AND,
              List.of(
                  CaseInsensitive.class,
                  Computed.class,
                  ConvertedBy.class,
                  Default.class,
                  Derived.class,
                  Identity.class,
                  Json.class,
                  NullIsNotEmpty.class,
                  ObjectType.class,
                  Planned.class,
                  SameWhen.class,
                  Sensitive.class,
                  WriteOnly.class)),
          of(
              WriteOnly.class,
              CompileError.WRITE_ONLY_AND,
              List.of(
                  ConfigOnly.class,
                  CaseInsensitive.class,
                  Computed.class,
                  Default.class,
                  Derived.class,
                  Identity.class,
                  Json.class,
                  Planned.class,
                  RequiresReplace.class,
                  SameWhen.class)),
          of(
              ConfigOnly.class,
              CompileError.CONFIG_ONLY_AND,
              List.of(Computed.class, Derived.class, Identity.class, Planned.class)),
          of(Derived.class, CompileError.DEFAULT_AND_DERIVED, List.of(Default.class)),
          of(Derived.class, CompileError.COMPUTED_AND_DERIVED, List.of(Computed.class)),
          of(Derived.class, CompileError.DERIVED_AND_PLANNED, List.of(Planned.class)),
          of(Derived.class, CompileError.DERIVED_AND_IDENTITY, List.of(Identity.class)),
          of(Derived.class, CompileError.REPLACE_DERIVED, List.of(RequiresReplace.class)),
          of(Computed.class, CompileError.DEFAULT_AND_COMPUTED, List.of(Default.class)),
          of(Planned.class, CompileError.DEFAULT_AND_PLANNED, List.of(Default.class)),
          of(Identity.class, CompileError.IDENTITY_SENSITIVE, List.of(Sensitive.class)),
          of(
              Json.class,
              CompileError.EQUALITY_TWICE,
              List.of(CaseInsensitive.class, SameWhen.class)),
          of(CaseInsensitive.class, CompileError.EQUALITY_TWICE, List.of(SameWhen.class)));

  private static AnnotationConflict of(
      Class<? extends Annotation> first,
      CompileError error,
      List<Class<? extends Annotation>> others) {
    return new AnnotationConflict(first, others, error);
  }

  /// Reports conflicts, and returns the annotations without the conflicting ones.
  static Annotations applied(Annotations annotations, Element place, Reporter report) {
    var rest = annotations;
    for (var one : ALL) {
      if (rest.has(one.first)) {
        rest = one.leftOut(rest, place, report);
      }
    }
    return rest;
  }

  private Annotations leftOut(Annotations annotations, Element place, Reporter report) {
    var rest = annotations;
    for (var other = rest.any(others); other.isPresent(); other = rest.any(others)) {
      report.error(place, error, other.get().sourceText());
      rest = rest.without(other.get());
    }
    return rest;
  }
}
