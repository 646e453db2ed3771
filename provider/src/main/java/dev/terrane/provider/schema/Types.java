package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import java.util.LinkedHashMap;
import java.util.List;

/// The types that attributes and blocks imply: as Terraform derives them in
/// internal/configs/configschema/implied_type.go.
final class Types {
  private Types() {}

  static CtyType.ObjectType object(List<? extends Attribute<?>> members) {
    var types = new LinkedHashMap<String, CtyType>();
    members.forEach(member -> types.put(member.name(), member.ctyType()));
    return CtyType.object(types);
  }

  static CtyType nested(CtyType.ObjectType object, Nesting nesting, boolean block) {
    // Blocks of different dynamic types have no common element type, so Terraform uses a tuple or
    // an object there, and the slot itself becomes dynamic.
    var mixed = block && object.containsDynamic();
    return switch (nesting) {
      case SINGLE, GROUP -> object;
      case LIST -> mixed ? CtyType.DYNAMIC : CtyType.list(object);
      case MAP -> mixed ? CtyType.DYNAMIC : CtyType.map(object);
      case SET -> CtyType.set(object);
    };
  }
}
