/// The central types of the provider API: providers, calls, values and diagnostics. This package
/// contains no schemas and no resources, and nothing of gRPC, processes or the protocol.
@NullMarked
package dev.terrane.provider;

import org.jspecify.annotations.NullMarked;
