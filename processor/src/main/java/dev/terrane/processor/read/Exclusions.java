package dev.terrane.processor.read;

import dev.terrane.processor.misuse.Misuse;
import dev.terrane.processor.misuse.Report;
import dev.terrane.processor.source.Marks;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Carried;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConvertedBy;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.DeprecatedArgument;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Embedded;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.Name;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.SameWhen;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.attribute.WriteOnly;
import java.lang.annotation.Annotation;
import java.util.List;
import javax.lang.model.element.Element;

/// Annotations that contradict each other.
///
/// @param first one that stays
/// @param others those that cannot stand beside it
/// @param misuse why; its sentence names the other one where it has a place for it
record Exclusions(
    Class<? extends Annotation> first, List<Class<? extends Annotation>> others, Misuse misuse) {
  private static final List<Exclusions> ALL =
      List.of(
          of(
              Embedded.class,
              Misuse.EMBEDDED_AND,
              List.of(
                  Block.class,
                  Carried.class,
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
                  Planned.class,
                  RequiresReplace.class,
                  SameWhen.class,
                  Sensitive.class,
                  WriteOnly.class)),
          of(
              Block.class,
              Misuse.BLOCK_AND,
              List.of(
                  CaseInsensitive.class,
                  Computed.class,
                  ConvertedBy.class,
                  Default.class,
                  Derived.class,
                  Identity.class,
                  Json.class,
                  NullIsNotEmpty.class,
                  Planned.class,
                  SameWhen.class,
                  Sensitive.class,
                  WriteOnly.class)),
          of(
              WriteOnly.class,
              Misuse.WRITE_ONLY_AND,
              List.of(
                  Carried.class,
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
              Carried.class,
              Misuse.CARRIED_AND,
              List.of(Computed.class, Derived.class, Identity.class, Planned.class)),
          of(Derived.class, Misuse.DEFAULT_AND_DERIVED, List.of(Default.class)),
          of(Derived.class, Misuse.COMPUTED_AND_DERIVED, List.of(Computed.class)),
          of(Derived.class, Misuse.DERIVED_AND_PLANNED, List.of(Planned.class)),
          of(Derived.class, Misuse.DERIVED_AND_IDENTITY, List.of(Identity.class)),
          of(Derived.class, Misuse.REPLACE_DERIVED, List.of(RequiresReplace.class)),
          of(Computed.class, Misuse.DEFAULT_AND_COMPUTED, List.of(Default.class)),
          of(Planned.class, Misuse.DEFAULT_AND_PLANNED, List.of(Default.class)),
          of(Identity.class, Misuse.IDENTITY_SENSITIVE, List.of(Sensitive.class)),
          of(Json.class, Misuse.EQUALITY_TWICE, List.of(CaseInsensitive.class, SameWhen.class)),
          of(CaseInsensitive.class, Misuse.EQUALITY_TWICE, List.of(SameWhen.class)));

  private static Exclusions of(
      Class<? extends Annotation> first, Misuse misuse, List<Class<? extends Annotation>> others) {
    return new Exclusions(first, others, misuse);
  }

  /// Tells contradictions, and leaves out what contradicts.
  static Marks applied(Marks marks, Element place, Report report) {
    var rest = marks;
    for (var one : ALL) {
      if (rest.has(one.first)) {
        rest = one.leftOut(rest, place, report);
      }
    }
    return rest;
  }

  private Marks leftOut(Marks marks, Element place, Report report) {
    var rest = marks;
    for (var other = rest.any(others); other.isPresent(); other = rest.any(others)) {
      report.error(place, misuse, other.get().spelled());
      rest = rest.without(other.get());
    }
    return rest;
  }
}
