package dev.terrane.processor.read;

import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Computed;
import dev.terrane.provider.attribute.ConfigOnly;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Derived;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.Planned;
import dev.terrane.provider.attribute.RequiresReplace;
import dev.terrane.provider.attribute.SameWhen;
import dev.terrane.provider.attribute.WriteOnly;
import dev.terrane.provider.combination.AllOrNone;
import dev.terrane.provider.combination.AtLeastOneOf;
import dev.terrane.provider.combination.ConflictsWith;
import dev.terrane.provider.combination.ExactlyOneOf;
import dev.terrane.provider.combination.PreferWriteOnly;
import dev.terrane.provider.combination.RequiredWith;
import java.lang.annotation.Annotation;
import java.util.List;

/// Groups of annotations that a context does not allow.
final class AnnotationGroups {
  /// The annotations that members of a `@Computed` object cannot have.
  static final List<Class<? extends Annotation>> NOT_BELOW_COMPUTED =
      List.of(
          AllOrNone.class,
          AtLeastOneOf.class,
          Block.class,
          ConfigOnly.class,
          CaseInsensitive.class,
          Computed.class,
          ConflictsWith.class,
          Default.class,
          Derived.class,
          ExactlyOneOf.class,
          Identity.class,
          Json.class,
          Planned.class,
          PreferWriteOnly.class,
          RequiredWith.class,
          RequiresReplace.class,
          SameWhen.class,
          WriteOnly.class);

  private AnnotationGroups() {}
}
