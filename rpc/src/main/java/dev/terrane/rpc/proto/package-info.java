/**
 * The encoding of protobuf: fields by number, without their meaning. Must not contain messages of
 * Terraform or values.
 */
@NullMarked
package dev.terrane.rpc.proto;

import org.jspecify.annotations.NullMarked;
