/**
 * The declarations of a provider as messages: schemas and signatures, in both versions of the
 * protocol. No value of a configuration ever enters here.
 */
@NullMarked
package dev.terrane.rpc.schema;

import org.jspecify.annotations.NullMarked;
