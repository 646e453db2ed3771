/// What a provider does when Terraform asks: one operation per file, rules written once. Internal,
/// although it is published. No gRPC, no protobuf, no process and no environment ever enters here.
@NullMarked
package dev.terrane.engine;

import org.jspecify.annotations.NullMarked;
