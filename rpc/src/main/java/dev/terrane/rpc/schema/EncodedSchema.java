package dev.terrane.rpc.schema;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.codec.Json;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * A schema of another provider as it was received. Its members are not checked and not changed,
 * because other libraries permit more than this one.
 *
 * @param protocol the version of the message
 * @param message the schema
 */
public record EncodedSchema(Protocol protocol, ProtoMessage message) {
  private static final int BLOCK = 2;
  private static final int ATTRIBUTES = 2;
  private static final int BLOCKS = 3;
  private static final int NAME = 1;
  private static final int TYPE = 2;
  private static final int REQUIRED = 4;
  private static final int NESTED_BLOCK = 2;
  private static final int NESTING_OF_BLOCK = 3;
  private static final int MIN_ITEMS = 4;
  private static final int MEMBERS_OF_NESTED_TYPE = 1;
  private static final int NESTING_OF_NESTED_TYPE = 3;

  /**
   * An attribute or a block.
   *
   * @param type the type of its value
   * @param isBlock whether it is a block
   * @param isRequired whether the user must set it
   */
  public record Member(CtyType type, boolean isBlock, boolean isRequired) {}

  /** The attributes and blocks, by name. */
  public Map<String, Member> members() {
    return members(message.message(BLOCK));
  }

  /**
   * Writes a schema that contains only some of the members.
   *
   * @param names the names of the members
   * @param target the version that is written
   */
  public void writeMembers(ProtoWriter out, Set<String> names, Protocol target) {
    var converter = new SchemaConversion(protocol, target);
    out.message(
        BLOCK,
        message.message(BLOCK),
        (to, block) -> {
          block.messages(ATTRIBUTES, one -> copy(to, one, names, converter::attribute, ATTRIBUTES));
          block.messages(BLOCKS, one -> copy(to, one, names, converter::nestedBlock, BLOCKS));
        });
  }

  private static boolean copy(
      ProtoWriter out,
      ProtoMessage member,
      Set<String> names,
      ProtoWriter.Body<ProtoMessage> body,
      int field) {
    if (names.contains(member.string(NAME))) {
      out.message(field, member, body);
    }
    return true;
  }

  private Map<String, Member> members(ProtoMessage block) {
    var all = new LinkedHashMap<String, Member>();
    block.messages(
        ATTRIBUTES,
        one -> all.put(one.string(NAME), new Member(type(one), false, one.bool(REQUIRED))));
    block.messages(BLOCKS, one -> all.put(one.string(NAME), block(one)));
    return all;
  }

  private Member block(ProtoMessage block) {
    var required = block.int64(MIN_ITEMS) > 0;
    var object = object(members(block.message(NESTED_BLOCK)));
    return new Member(nested(block, NESTING_OF_BLOCK, object), true, required);
  }

  private CtyType type(ProtoMessage attribute) {
    if (protocol == Protocol.V5 || !attribute.has(SchemaDialect.NESTED_TYPE)) {
      return Json.decodeType(attribute.bytes(TYPE).array());
    }
    var nested = attribute.message(SchemaDialect.NESTED_TYPE);
    var members = new LinkedHashMap<String, Member>();
    nested.messages(
        MEMBERS_OF_NESTED_TYPE,
        one -> members.put(one.string(NAME), new Member(type(one), false, false)));
    return nested(nested, NESTING_OF_NESTED_TYPE, object(members));
  }

  private static CtyType object(Map<String, Member> members) {
    var types = new LinkedHashMap<String, CtyType>();
    members.forEach((name, member) -> types.put(name, member.type()));
    return CtyType.object(types);
  }

  private static CtyType nested(ProtoMessage in, int field, CtyType object) {
    return switch (NestingNumber.nesting(in.enumeration(field), in.string(NAME))) {
      case SINGLE, GROUP -> object;
      case LIST -> CtyType.list(object);
      case SET -> CtyType.set(object);
      case MAP -> CtyType.map(object);
    };
  }
}
