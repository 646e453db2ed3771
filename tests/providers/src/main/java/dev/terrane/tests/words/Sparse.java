package dev.terrane.tests.words;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.function.FunctionType;
import dev.terrane.provider.function.Parameter;
import dev.terrane.provider.function.Signature;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Collections with null elements, and one that takes none.
final class Sparse implements HandleResource<Remote> {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();
  private static final Attribute<Map<String, @Nullable String>> KEEPERS =
      Attribute.<Map<String, @Nullable String>>of(
              "keepers", AttributeType.mapOfNullable(AttributeType.STRING))
          .optional()
          .requiresReplace();
  private static final Attribute<List<@Nullable String>> TEXTS =
      Attribute.of("texts", AttributeType.listOfNullable(AttributeType.STRING));
  private static final Attribute<Set<@Nullable String>> GROUPS =
      Attribute.<Set<@Nullable String>>of(
              "groups", AttributeType.setOfNullable(AttributeType.STRING))
          .optional();
  private static final Attribute<List<String>> WHOLE =
      Attribute.of("whole", AttributeType.list(AttributeType.STRING)).optional();
  private static final NestedObject<ObjectView> RULE = NestedObject.of(TEXTS.required());
  private static final Attribute<List<ObjectView>> RULES = RULE.blockList("rule");
  private static final List<Attribute<?>> ARGUMENTS =
      List.of(KEEPERS, TEXTS.optional(), GROUPS, WHOLE, RULES);

  private static final Parameter<List<@Nullable String>> PARAMETER =
      Parameter.of("texts", AttributeType.listOfNullable(AttributeType.STRING));

  /// Counts the texts that are not null.
  static final FunctionType<Long> COUNT =
      FunctionType.of(
          "count",
          Signature.of(AttributeType.LONG, PARAMETER),
          in -> Value.known(in.get(PARAMETER).stream().filter(Objects::nonNull).count()));

  @Override
  public String name() {
    return "sparse";
  }

  @Override
  public Schema schema() {
    return Schema.resource(NAME, KEEPERS, TEXTS.optional(), GROUPS, WHOLE, RULES);
  }

  @Override
  public ObjectView create(ApplyCall<Remote> call, ObjectView in) throws IOException {
    call.client().called("create " + in.get(NAME));
    return in;
  }

  @Override
  public ObjectView update(ApplyCall<Remote> call, ObjectView before, ObjectView in)
      throws IOException {
    call.client().called("update " + in.get(NAME));
    return in;
  }

  /// Answers from decoded values, so that what decoding loses would be drift.
  @Override
  public Optional<ObjectView> read(Call<Remote> call, ObjectView last) {
    var state = ObjectView.EMPTY.with(NAME, last.get(NAME));
    for (var argument : ARGUMENTS) {
      state = copied(argument, last, state);
    }
    return Optional.of(state);
  }

  private static <T> ObjectView copied(Attribute<T> argument, ObjectView from, ObjectView to) {
    return to.with(argument, from.find(argument).orElse(null));
  }

  @Override
  public void delete(Call<Remote> call, ObjectView last) throws IOException {
    call.client().called("delete " + last.get(NAME));
  }
}
