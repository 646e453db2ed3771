/**
 * Turns bytes into the engine's records and back, by field number, and gives gRPC its services;
 * what Terraform means by them may never enter here.
 */
@NullMarked
package dev.terrane.server.wire;

import org.jspecify.annotations.NullMarked;
