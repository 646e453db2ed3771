package dev.terrane.rpc;

import dev.terrane.engine.part.Kind;
import dev.terrane.rpc.message.FieldType;
import java.util.List;
import java.util.function.Function;

/**
 * A kind of part on the wire.
 *
 * @param kind the kind
 * @param metadataFieldInV6 the field of its names in GetMetadata in version 6
 * @param metadataFieldInV5 the same in version 5; 0 if version 5 has no such parts
 * @param schemaField the field of its declarations in GetProviderSchema
 * @param declaration the type of a declaration in a version of the protocol
 * @param rpcs the RPCs of its parts
 * @param <D> the declaration
 */
public record WireKind<D>(
    Kind<?, D> kind,
    int metadataFieldInV6,
    int metadataFieldInV5,
    int schemaField,
    Function<Protocol, FieldType<D>> declaration,
    List<Rpc<?, ?>> rpcs) {
  /** A kind with the same fields in both versions. */
  public WireKind(
      Kind<?, D> kind,
      int metadataField,
      int schemaField,
      Function<Protocol, FieldType<D>> declaration,
      List<Rpc<?, ?>> rpcs) {
    this(kind, metadataField, metadataField, schemaField, declaration, rpcs);
  }

  /** The same kind with another field in GetMetadata of version 5. */
  public WireKind<D> metadataFieldInV5(int other) {
    return new WireKind<>(kind, metadataFieldInV6, other, schemaField, declaration, rpcs);
  }

  /** The same kind, which version 5 does not have. */
  public WireKind<D> notInV5() {
    return metadataFieldInV5(0);
  }

  /** Whether a version has parts of this kind. */
  public boolean isIn(Protocol protocol) {
    return metadataField(protocol) != 0;
  }

  /** The field of its names in GetMetadata; 0 if the version has no such parts. */
  public int metadataField(Protocol protocol) {
    return switch (protocol) {
      case V5 -> metadataFieldInV5;
      case V6 -> metadataFieldInV6;
    };
  }
}
