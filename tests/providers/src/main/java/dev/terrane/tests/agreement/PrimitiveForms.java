package dev.terrane.tests.agreement;

import dev.terrane.provider.schema.Attribute;
import java.util.List;

/// The forms of single values.
final class PrimitiveForms {
  private PrimitiveForms() {}

  static List<Form> all() {
    var required = Attribute.string("value").required();
    return List.of(
        Form.of(Forms.TEXT, Forms.texts()).named("text"),
        Form.of(required, "value = \"a\"", "value = ?(\"k\")").named("required_text"),
        number(),
        Form.of(Attribute.int64("value").optional(), "", "value = -1", "value = 9007199254740993")
            .named("integer"),
        flag());
  }

  private static Form number() {
    return Form.of(
            Attribute.number("value").optional(),
            "",
            "value = 0",
            "value = 2.5",
            "value = 12345678901234567890123",
            "value = ?(7)")
        .named("number");
  }

  private static Form flag() {
    return Form.of(
            Attribute.bool("value").optional(),
            "",
            "value = true",
            "value = false",
            "value = ?(true)")
        .named("flag");
  }
}
