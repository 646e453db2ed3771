package dev.terrane.tests.agreement;

import static dev.terrane.tests.agreement.Forms.TEXT;
import static dev.terrane.tests.agreement.Forms.texts;

import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The forms of what the framework does with a value.
final class BehaviourForms {
  static final Attribute<String> FAULT = Attribute.string("fault").optional();

  private static final Attribute<String> REVISION = Attribute.string("revision").computed();

  private BehaviourForms() {}

  static List<Form> all() {
    return Stream.of(values(), replacements(), dependencies()).flatMap(List::stream).toList();
  }

  private static List<Form> values() {
    return List.of(
        Form.of(Attribute.string("value").defaultTo("plain"), texts()).named("fallback"),
        Form.of(Attribute.string("value").orSet(), texts())
            .named("chosen")
            .creating(BehaviourForms::choose),
        Form.of(TEXT.sensitive(), texts()).named("secret"),
        Form.of(
                TEXT.sameWhen(Equality.caseInsensitive()),
                "value = \"a\"",
                "value = \"A\"",
                "value = \"b\"",
                "value = ?(\"B\")")
            .named("any_case"));
  }

  private static List<Form> replacements() {
    return List.of(
        Form.of(TEXT.requiresReplace(), texts()).named("replacing"),
        Form.of(
                TEXT.requiresReplaceWhen((before, after) -> after.length() < before.length()),
                "",
                "value = \"a\"",
                "value = \"abc\"",
                "value = ?(\"kk\")")
            .named("replacing_shorter"));
  }

  private static List<Form> dependencies() {
    var upper = Attribute.string("upper").derived(BehaviourForms::upper, TEXT).nullable();
    return List.of(
        Form.of(TEXT, texts()).and(upper).named("derived"),
        Form.of(TEXT, texts()).and(REVISION).creating(BehaviourForms::revise).named("revised"),
        Form.of(TEXT, texts())
            .and(REVISION.changesWith(TEXT))
            .creating(BehaviourForms::revise)
            .named("revised_with"),
        Form.of(
                FAULT,
                "",
                "fault = \"CREATE_EARLY\"",
                "fault = \"CREATE_LATE\"",
                "fault = \"UPDATE\"",
                "fault = \"DELETE\"")
            .named("faulty"));
  }

  private static ObjectView choose(ObjectView made) {
    return made.find(TEXT).isPresent() ? made : made.with(TEXT, "chosen");
  }

  private static ObjectView revise(ObjectView made) {
    return made.with(REVISION, "revision " + made.find(TEXT).orElse("none"));
  }

  private static @Nullable String upper(ObjectView in) {
    return in.find(TEXT).map(text -> text.toUpperCase(Locale.ROOT)).orElse(null);
  }
}
