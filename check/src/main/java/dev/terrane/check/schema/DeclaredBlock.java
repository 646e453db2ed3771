package dev.terrane.check.schema;

import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.proto.ProtoMessage;
import java.util.List;
import java.util.stream.Stream;

/// A block as it was received: that of a schema, or a nested one.
///
/// @param name its name; empty for that of a schema
/// @param nesting the number of its nesting mode
/// @param min the minimum number of blocks
/// @param max the maximum number of blocks; 0 for no limit
/// @param body its content
record DeclaredBlock(String name, int nesting, long min, long max, Body body) {
  /// The content of a block.
  ///
  /// @param replacement the deprecation message
  record Body(
      List<DeclaredAttribute> attributes,
      List<DeclaredBlock> blocks,
      boolean deprecated,
      String replacement) {
    static Body read(Protocol protocol, ProtoMessage in) {
      return new Body(
          in.messages(2, one -> DeclaredAttribute.read(protocol, one)),
          in.messages(3, one -> DeclaredBlock.read(protocol, one)),
          in.bool(6),
          in.string(7));
    }

    Stream<String> names() {
      return Stream.concat(
          attributes.stream().map(DeclaredAttribute::name),
          blocks.stream().map(DeclaredBlock::name));
    }
  }

  private static DeclaredBlock read(Protocol protocol, ProtoMessage in) {
    return new DeclaredBlock(
        in.string(1),
        in.enumeration(3),
        in.int64(4),
        in.int64(5),
        Body.read(protocol, in.message(2)));
  }

  boolean containsDynamic() {
    return body.attributes().stream().anyMatch(DeclaredAttribute::containsDynamic)
        || body.blocks().stream().anyMatch(DeclaredBlock::containsDynamic);
  }

  boolean containsWriteOnly() {
    return body.attributes().stream().anyMatch(DeclaredAttribute::containsWriteOnly)
        || body.blocks().stream().anyMatch(DeclaredBlock::containsWriteOnly);
  }
}
