package dev.terrane.tests.agreement;

import dev.terrane.provider.schema.Attribute;
import java.util.List;
import java.util.stream.Stream;

/// All forms.
public final class Forms {
  static final Attribute<String> TEXT = Attribute.string("value").optional();

  /// One of each.
  public static final List<Form> ALL =
      Stream.of(
              PrimitiveForms.all(), BehaviourForms.all(), CollectionForms.all(), NestedForms.all())
          .flatMap(List::stream)
          .toList();

  /// A resource type with a member of each kind, for responses that violate rules.
  public static final Form EVERYTHING = NestedForms.everything();

  private Forms() {}

  /// Configurations of [#TEXT].
  static String[] texts() {
    return new String[] {"", "value = \"a\"", "value = \"b\"", "value = \"\"", "value = ?(\"k\")"};
  }
}
