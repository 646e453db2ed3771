/**
 * Values and types as bytes: MessagePack and JSON as Terraform writes them. No reading or writing
 * of streams, no protobuf, no schemas.
 */
@NullMarked
package dev.terrane.cty.codec;

import org.jspecify.annotations.NullMarked;
