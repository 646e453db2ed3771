package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.SensitiveValues;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectMembers.Feature;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// A stored state that becomes a state of the current schema of a resource: it was stored with an
/// earlier schema version, or for another resource type.
///
/// @param resource the resource
/// @param raw the state as it was stored
record FormerState(Resource resource, RawState raw) {
  /// Decodes the state by the schema with which it was stored. Attributes that the schema does not
  /// contain are ignored; missing ones are null.
  ///
  /// @param error creates the diagnostic for a state that does not conform to the schema
  Optional<CtyValue> decoded(
      Schema schema, Function<CtyException, Diagnostic> error, Diagnostics diagnostics) {
    try {
      return Optional.of(raw.decode(schema.type()));
    } catch (CtyException e) {
      diagnostics.add(error.apply(e));
      return Optional.empty();
    }
  }

  /// Adds the sensitive values of the state by the current schema and others, because an upgrader
  /// or a mover may read more than its own schema contains.
  ///
  /// @param others the schemas of the upgraders or movers
  void learn(SensitiveValues secrets, Stream<Schema> others) {
    Stream.concat(Stream.of(resource.schema()), others)
        .flatMap(schema -> schema.members().stream())
        .filter(member -> ObjectMembers.of(List.of(member)).have(Feature.SECRET))
        .forEach(member -> secrets.learn(List.of(member), only(member)));
  }

  private CtyValue only(Attribute<?> member) {
    return CtyValue.object(Map.of(member.name(), stored(member.name(), member.ctyType())));
  }

  /// Adds owned attributes, which the author's result does not contain, if their stored values
  /// match the current types.
  CtyValue withOwned(CtyValue today) {
    if (!(today instanceof ObjectValue result)) {
      return today;
    }
    for (var member : resource.schema().members()) {
      if (member.is(Trait.OWNED)) {
        result = result.with(member.name(), stored(member.name(), member.ctyType()));
      }
    }
    return result;
  }

  private CtyValue stored(String name, CtyType member) {
    try {
      var type = CtyType.object(Map.of(name, member));
      return ((ObjectValue) raw.decode(type)).get(name);
    } catch (CtyException _) {
      return CtyValue.nullOf(member);
    }
  }

  /// A state in the form in which it can be stored and compared.
  CtyValue repaired(CtyValue today) {
    var members = resource.schema().members();
    var whole = WriteOnlyValues.removed(members, Blocks.completed(members, today));
    return ResultCompletion.saved(members, whole, whole);
  }
}
