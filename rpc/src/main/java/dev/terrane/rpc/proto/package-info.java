/**
 * Messages as bytes: fields by number, and nothing that knows what they mean. No message of
 * Terraform and no value ever enters here.
 */
@NullMarked
package dev.terrane.rpc.proto;

import org.jspecify.annotations.NullMarked;
