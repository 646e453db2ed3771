package dev.terrane.engine.resource;

import dev.terrane.cty.CtyConversion;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Resource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.Trait;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// The identity of an object: its identity attributes as an object. It is always computed from a
/// state, so that the two never differ. Terraform accepts no set in an identity (S22), so a set is
/// a sorted list in it.
final class ResourceIdentity {
  private final Resource resource;
  private final ObjectMembers members;
  private final CtyType.ObjectType type;

  private ResourceIdentity(Resource resource) {
    this.resource = resource;
    this.members = resource.identity();
    this.type =
        members.stream().anyMatch(ResourceIdentity::isSet) ? listed(members) : members.type();
  }

  private static boolean isSet(Attribute<?> member) {
    return member.ctyType() instanceof CtyType.SetType;
  }

  private static CtyType.ObjectType listed(ObjectMembers members) {
    var types = new LinkedHashMap<String, CtyType>();
    members.forEach(member -> types.put(member.name(), type(member)));
    return CtyType.object(types);
  }

  private static CtyType type(Attribute<?> member) {
    return member.ctyType() instanceof CtyType.SetType(var element)
        ? new CtyType.ListType(element)
        : member.ctyType();
  }

  static ResourceIdentity of(Resource resource) {
    return new ResourceIdentity(resource);
  }

  /// Whether the resource has no identity.
  boolean isEmpty() {
    return members.isEmpty();
  }

  List<Attribute<?>> members() {
    return members;
  }

  CtyType.ObjectType type() {
    return type;
  }

  /// The identity schema, which has the version of the resource's schema.
  IdentitySchema schema() {
    return new IdentitySchema(
        resource.schema().version(),
        members.stream()
            .map(one ->
                new IdentitySchema.Part(
                    one.name(), type(one), isOptional(one), one.rules().description()))
            .toList());
  }

  static boolean isOptional(Attribute<?> member) {
    return member.is(Trait.OPTIONAL_FOR_IMPORT);
  }

  /// The identity of a state, complete or null: Terraform cannot import by an incomplete one.
  CtyValue in(CtyValue state) {
    if (isEmpty() || !(state instanceof ObjectValue object)) {
      return CtyValue.nullOf(type);
    }
    var parts = new ArrayList<CtyValue>(members.size());
    for (var member : members) {
      var part = object.get(member.name());
      if (part.isNull() && !isOptional(member)) {
        return CtyValue.nullOf(type);
      }
      parts.add(part);
    }
    return type.equals(members.type()) ? members.object(parts) : listed(parts);
  }

  private ObjectValue listed(List<CtyValue> parts) {
    var values = new LinkedHashMap<String, CtyValue>();
    for (var i = 0; i < parts.size(); i++) {
      var member = members.get(i);
      values.put(member.name(), CtyConversion.convert(parts.get(i), type(member)));
    }
    return CtyValue.object(values);
  }

  /// The names of the computed identity attributes that a state lacks.
  List<String> missing(ObjectValue state) {
    return members.stream()
        .filter(member ->
            member.is(Trait.COMPUTED) && !member.is(Trait.NULLABLE) && !isOptional(member))
        .map(Attribute::name)
        .filter(name -> state.get(name).isNull())
        .toList();
  }

  /// A state with the identity attributes that it lacks and another state contains.
  CtyValue completed(CtyValue state, CtyValue other) {
    if (!(state instanceof ObjectValue object) || !(other instanceof ObjectValue known)) {
      return state;
    }
    var result = object;
    for (var member : members) {
      var part = known.get(member.name());
      if (object.get(member.name()).isNull() && part.isWhollyKnown()) {
        result = result.with(member.name(), part);
      }
    }
    return result;
  }

  /// The identity of a state to be stored; absent when it is not wholly known (ID1, ID4).
  DynamicValue known(CtyValue state) {
    var identity = in(state);
    return identity.isWhollyKnown() ? written(identity) : DynamicValue.ABSENT;
  }

  /// The identity of a plan: that of the planned state when all of it is known, else that of the
  /// prior state, absent for an object that does not exist. Core would take unknown parts of an
  /// object that is created or replaced (ID1), but fails to write such a plan as JSON.
  DynamicValue planned(CtyValue prior, CtyValue planned) {
    var identity = in(planned);
    return identity.isWhollyKnown() ? written(identity) : known(prior);
  }

  private DynamicValue written(CtyValue identity) {
    return identity.isNull() ? DynamicValue.ABSENT : DynamicValue.of(identity, type);
  }
}
