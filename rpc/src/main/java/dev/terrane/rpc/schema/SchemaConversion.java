package dev.terrane.rpc.schema;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import dev.terrane.rpc.proto.ProtoWriter;
import dev.terrane.rpc.proto.WireException;
import java.util.List;
import java.util.Optional;

/**
 * Writes the schemas of other providers in another version of the protocol. The versions differ in
 * the numbers of two fields of attributes, and in nested attributes.
 *
 * @param from the version of the schemas
 * @param to the version that is written
 */
public record SchemaConversion(Protocol from, Protocol to) {
  private static final int BLOCK = 2;
  private static final int ATTRIBUTES = 2;
  private static final int BLOCKS = 3;
  private static final int NESTED_BLOCK = 2;
  private static final Optional<ProtoWriter.Body<ProtoMessage>> AS_IT_IS = Optional.empty();

  /** Writes the fields of a schema. */
  public void schema(ProtoWriter out, ProtoMessage schema) {
    copy(out, schema, BLOCK, this::block);
  }

  private void block(ProtoWriter out, ProtoMessage block) {
    block.copyTo(
        out,
        field -> field,
        field ->
            switch (field) {
              case ATTRIBUTES -> Optional.of(this::attribute);
              case BLOCKS -> Optional.of(this::nestedBlock);
              default -> AS_IT_IS;
            });
  }

  void nestedBlock(ProtoWriter out, ProtoMessage block) {
    copy(out, block, NESTED_BLOCK, this::block);
  }

  private static void copy(
      ProtoWriter out, ProtoMessage in, int nested, ProtoWriter.Body<ProtoMessage> body) {
    in.copyTo(out, field -> field, field -> field == nested ? Optional.of(body) : AS_IT_IS);
  }

  /**
   * Writes the fields of an attribute.
   *
   * @throws WireException if version 5 cannot declare it
   */
  void attribute(ProtoWriter out, ProtoMessage attribute) {
    if (to == Protocol.V5 && from == Protocol.V6 && attribute.has(SchemaDialect.NESTED_TYPE)) {
      lower(out, attribute);
    } else {
      attribute.copyTo(out, this::number, _ -> AS_IT_IS);
    }
  }

  private int number(int field) {
    if (from == to || field < SchemaDialect.NESTED_TYPE) {
      return field;
    }
    return to == Protocol.V6 ? field + 1 : field - 1;
  }

  private void lower(ProtoWriter out, ProtoMessage in) {
    var attribute = new AttributeMessage(SchemaDialect.of(from), true).attribute().read(in);
    var obstacles = LoweredAttribute.obstacles(List.of(attribute));
    if (!obstacles.isEmpty()) {
      var first = obstacles.getFirst();
      throw new WireException(
          "protocol version 5 cannot declare %s: %s".formatted(first.place(), first.reason()));
    }
    new AttributeMessage(SchemaDialect.of(to), true).attribute().write(out, attribute);
  }
}
