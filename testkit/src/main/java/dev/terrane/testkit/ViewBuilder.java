package dev.terrane.testkit;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.resource.ResourceModel;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Builds a view of a resource by attribute, for records whose constructor has many parameters:
///
/// ```
/// var in = ViewBuilder.input(NoteModel.resource()).with(NoteModel.PATH, "a.txt").build();
/// ```
///
/// An attribute that is not set gets the default of the schema, is derived, or is null. Immutable:
/// `with` returns another builder, so that tests can share one.
///
/// @param <V> the view
public final class ViewBuilder<V> {
  private final String view;
  private final Schema schema;
  private final Codec<V> codec;
  private final ObjectView given;

  private ViewBuilder(String view, Schema schema, Codec<V> codec, ObjectView given) {
    this.view = view;
    this.schema = schema;
    this.codec = codec;
    this.given = given;
  }

  private static <V> ViewBuilder<V> of(
      String view, ResourceModel<?, ?, ?, ?, ?, ?> resource, Codec<V> codec) {
    var name = view + " of " + resource.name();
    return new ViewBuilder<>(name, resource.schema(), codec, ObjectView.EMPTY);
  }

  /// Creates a builder of the planned values that `create` and `update` receive.
  ///
  /// @param resource the resource, for example `NoteModel.resource()`
  /// @param <I> the `Input` of the resource
  /// @return a builder without values
  public static <I> ViewBuilder<I> input(ResourceModel<?, ?, I, ?, ?, ?> resource) {
    return of("Input", resource, resource.views().input());
  }

  /// Creates a builder of the record, the state of the resource.
  ///
  /// @param resource the resource, for example `NoteModel.resource()`
  /// @param <S> the record
  /// @return a builder without values
  public static <S> ViewBuilder<S> state(ResourceModel<?, ?, ?, ?, S, ?> resource) {
    return of("record", resource, resource.views().state());
  }

  /// Sets an attribute.
  ///
  /// @param attribute the handle, for example `NoteModel.PATH`
  /// @param value the value, or null
  /// @param <T> its Java type
  /// @return a builder with this value, which replaces an earlier one
  public <T> ViewBuilder<V> with(Attribute<T> attribute, @Nullable T value) {
    return new ViewBuilder<>(view, schema, codec, given.with(attribute, value));
  }

  /// Builds the view.
  ///
  /// @return the view
  /// @throws IllegalStateException when required values are missing
  public V build() {
    var values = withDefaults();
    var missing = missing(values);
    if (!missing.isEmpty()) {
      throw new IllegalStateException("The " + view + " needs values for " + missing + ".");
    }
    try {
      derive(values);
      return codec.decode(CtyValue.object(values));
    } catch (CtyException e) {
      throw incomplete(e.getMessage(), e);
    } catch (Failure e) {
      throw incomplete(e.diagnostic().summary(), e);
    }
  }

  private IllegalStateException incomplete(@Nullable String reason, Exception cause) {
    return new IllegalStateException("The " + view + " is not complete: " + reason, cause);
  }

  private String missing(Map<String, CtyValue> values) {
    return schema.members().stream()
        .filter(member -> member.is(Trait.REQUIRED) && isNull(values, member))
        .map(Attribute::name)
        .collect(Collectors.joining(", "));
  }

  private static boolean isNull(Map<String, CtyValue> values, Attribute<?> member) {
    var value = values.get(member.name());
    return value == null || value.isNull();
  }

  private Map<String, CtyValue> withDefaults() {
    var values = new LinkedHashMap<>(Codec.objects(schema).encode(given).attributes());
    for (var member : schema.members()) {
      if (isNull(values, member)) {
        member.rules().fallback().ifPresent(fallback -> values.put(member.name(), fallback));
      }
    }
    return values;
  }

  /// Computes derived attributes, each after its sources.
  private void derive(Map<String, CtyValue> values) {
    var open = new ArrayList<Attribute<?>>();
    schema.members().stream()
        .filter(member -> member.is(Trait.DERIVED) && isNull(values, member))
        .forEach(open::add);
    while (!open.isEmpty()) {
      var names = open.stream().map(Attribute::name).toList();
      var next =
          open.stream()
              .filter(member -> Collections.disjoint(member.rules().sources(), names))
              .findFirst()
              .orElseThrow();
      values.put(next.name(), next.rules().derive(CtyValue.object(values)));
      open.remove(next);
    }
  }
}
