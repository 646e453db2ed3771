/**
 * Messages as values: each field of a message is declared once, with its number, its type and its
 * accessor, and is read and written from that declaration. Must not contain RPCs or depend on gRPC.
 */
@NullMarked
package dev.terrane.rpc.message;

import org.jspecify.annotations.NullMarked;
