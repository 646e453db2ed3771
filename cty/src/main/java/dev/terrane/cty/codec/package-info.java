/**
 * Encodings of values and types: MessagePack and JSON as Terraform writes them. This package
 * contains no I/O, no protobuf and no schemas.
 */
@NullMarked
package dev.terrane.cty.codec;

import org.jspecify.annotations.NullMarked;
