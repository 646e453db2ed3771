/// The central types of the API for authors: the provider, calls, values, diagnostics. No schema,
/// no resource, and nothing of gRPC, processes or the wire ever enters here.
@NullMarked
package dev.terrane.provider;

import org.jspecify.annotations.NullMarked;
