/**
 * Messages as bytes: fields by number, and nothing that knows what they mean. No message of
 * Terraform and no value ever enters here.
 */
@NullMarked
package dev.terrane.server.wire.proto;

import org.jspecify.annotations.NullMarked;
