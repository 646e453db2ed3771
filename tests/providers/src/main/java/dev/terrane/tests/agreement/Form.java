package dev.terrane.tests.agreement;

import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// A resource type with an attribute to compare, beside a title and an id.
///
/// @param name the name of the type
/// @param members the attributes to compare
/// @param create completes what the provider computes
/// @param values configurations of these attributes; in `?(...)` what a plan does not know yet
public record Form(
    String name,
    List<Attribute<?>> members,
    UnaryOperator<ObjectView> create,
    List<String> values) {
  /// The key of the remote side.
  public static final Attribute<String> TITLE = Attribute.string("title").required().identity();

  static final Attribute<String> ID = Attribute.string("id").computed().stable();

  /// Copies the lists, so that the record is immutable.
  public Form {
    members = List.copyOf(members);
    values = List.copyOf(values);
  }

  static Form of(Attribute<?> value, String... values) {
    return new Form(value.name(), List.of(value), UnaryOperator.identity(), List.of(values));
  }

  Form and(Attribute<?> more) {
    var all = new ArrayList<Attribute<?>>(members);
    all.add(more);
    return new Form(name, all, create, values);
  }

  Form named(String other) {
    return new Form(other, members, create, values);
  }

  Form creating(UnaryOperator<ObjectView> other) {
    return new Form(name, members, other, values);
  }

  /// The schema of the resource type.
  public Schema schema() {
    var all = new ArrayList<Attribute<?>>(List.of(TITLE, ID));
    all.addAll(members);
    return Schema.resource(all.toArray(Attribute[]::new));
  }
}
