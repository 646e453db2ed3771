/**
 * The declarations of a provider as messages: schemas and signatures, in both versions of the
 * protocol. Must not contain values of configurations.
 */
@NullMarked
package dev.terrane.rpc.schema;

import org.jspecify.annotations.NullMarked;
