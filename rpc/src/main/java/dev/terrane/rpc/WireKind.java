package dev.terrane.rpc;

import dev.terrane.engine.part.Kind;
import dev.terrane.rpc.message.FieldType;
import java.util.List;
import java.util.function.Function;

/**
 * A kind of part on the wire.
 *
 * @param kind the kind
 * @param metadataField the field of its names in GetMetadata
 * @param schemaField the field of its declarations in GetProviderSchema
 * @param declaration the type of a declaration in a version of the protocol
 * @param rpcs the RPCs of its parts
 * @param <D> the declaration
 */
public record WireKind<D>(
    Kind<?, D> kind,
    int metadataField,
    int schemaField,
    Function<Protocol, FieldType<D>> declaration,
    List<Rpc<?, ?>> rpcs) {}
