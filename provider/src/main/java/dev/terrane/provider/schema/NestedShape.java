package dev.terrane.provider.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The schema of the content of a block or a nested attribute.
///
/// @param block whether it is a block
/// @param nesting the nesting mode
/// @param members the attributes and blocks
/// @param type the type of one object
public record NestedShape(
    boolean block, Nesting nesting, List<Attribute<?>> members, CtyType.ObjectType type) {
  /// Copies the members.
  public NestedShape {
    members = ObjectMembers.of(members);
  }

  /// The allowed number of blocks.
  ///
  /// @param min the smallest number
  /// @param max the largest number, 0 for no limit
  record Items(int min, int max) {}

  /// Returns the value when the configuration omits the block or attribute: null, but an empty
  /// collection for collections of blocks, and an object of absent members for a group.
  ///
  /// @param slot the type of the block or attribute
  /// @return the value
  public CtyValue absent(CtyType slot) {
    if (!block) {
      return CtyValue.nullOf(slot);
    }
    return switch (nesting) {
      case SINGLE -> CtyValue.nullOf(slot);
      case GROUP -> emptyObject(members);
      case LIST ->
          slot.equals(CtyType.DYNAMIC) ? CtyValue.tuple(List.of()) : CtyValue.list(type, List.of());
      case SET -> CtyValue.set(type, List.of());
      case MAP ->
          slot.equals(CtyType.DYNAMIC) ? CtyValue.object(Map.of()) : CtyValue.map(type, Map.of());
    };
  }

  static CtyValue emptyObject(List<Attribute<?>> members) {
    return ObjectMembers.of(members).object(members.stream().map(Attribute::absent).toList());
  }

  /// Returns the object type of members, as Terraform derives it in
  /// internal/configs/configschema/implied_type.go.
  static CtyType.ObjectType typeOf(List<? extends Attribute<?>> members) {
    var types = new LinkedHashMap<String, CtyType>();
    members.forEach(member -> types.put(member.name(), member.ctyType()));
    return CtyType.object(types);
  }

  static CtyType slot(CtyType.ObjectType object, Nesting nesting, boolean block) {
    // Blocks of different dynamic types have no common element type, so Terraform uses a tuple or
    // an object, and the type of the whole becomes dynamic.
    var mixed = block && object.containsDynamic();
    return switch (nesting) {
      case SINGLE, GROUP -> object;
      case LIST -> mixed ? CtyType.DYNAMIC : CtyType.list(object);
      case MAP -> mixed ? CtyType.DYNAMIC : CtyType.map(object);
      case SET -> CtyType.set(object);
    };
  }

  /// The nesting mode of a block or a nested attribute, with Terraform's names.
  public enum Nesting {
    /// At most one object; null when absent.
    SINGLE,
    /// A list of objects; never null for blocks.
    LIST,
    /// A set of objects; never null for blocks.
    SET,
    /// A map of objects; never null for blocks.
    MAP,
    /// Only for blocks: exactly one object, of null attributes when absent.
    GROUP
  }
}
