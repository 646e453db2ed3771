package dev.terrane.tests.words;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Values that mean the same: numbers that are doubles here, empty collections that are null.
/// Nothing but its calls is remote.
final class Measure implements HandleResource<Remote> {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<Double> RATIO = Attribute.of("ratio", AttributeType.DOUBLE);
  private static final Attribute<Double> FIXED =
      Attribute.of("fixed", AttributeType.DOUBLE).optional().requiresReplace();
  private static final Attribute<Map<String, String>> LABELS =
      Attribute.of("labels", AttributeType.map(AttributeType.STRING))
          .optional()
          .emptyIsNull()
          .requiresReplace();
  private static final NestedObject<Double> ONE =
      NestedObject.of(
          List.of(RATIO.required()),
          in -> in.get(RATIO),
          ratio -> ObjectView.EMPTY.with(RATIO, ratio));
  private static final Attribute<Set<Double>> SHARE = ONE.blockSet("share");
  private static final Schema SCHEMA =
      Schema.resource(NAME, RATIO.optional(), FIXED, LABELS, SHARE).deprecated("Use words_gadget.");

  @Override
  public String name() {
    return "measure";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Remote> call, ObjectView in) throws IOException {
    call.client().called("create " + in.get(NAME));
    return reported(in);
  }

  @Override
  public ObjectView update(ApplyCall<Remote> call, ObjectView before, ObjectView in)
      throws IOException {
    call.client().called("update " + in.get(NAME));
    return reported(in);
  }

  @Override
  public Optional<ObjectView> read(Call<Remote> call, ObjectView last) {
    return Optional.of(reported(last));
  }

  /// The response of a remote side that stores doubles.
  private static ObjectView reported(ObjectView known) {
    return ObjectView.EMPTY
        .with(NAME, known.get(NAME))
        .with(RATIO, known.find(RATIO).orElse(null))
        .with(FIXED, known.find(FIXED).orElse(null))
        .with(LABELS, known.find(LABELS).orElse(Map.of()))
        .with(SHARE, known.find(SHARE).orElse(Set.of()));
  }

  @Override
  public void delete(Call<Remote> call, ObjectView last) throws IOException {
    call.client().called("delete " + last.get(NAME));
  }
}
