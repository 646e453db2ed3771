/// What an author of a provider meets everywhere: the provider itself, calls, values, diagnostics.
/// No schema, no resource, and nothing of gRPC, processes or the wire ever enters here.
@NullMarked
package dev.terrane.provider;

import org.jspecify.annotations.NullMarked;
