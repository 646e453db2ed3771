/// Traces of a session: a span for each RPC and for each call of a method of the provider, with the
/// names of OpenTelemetry's semantic conventions. Must not depend on other packages of the engine,
/// and not on an OpenTelemetry library.
@NullMarked
package dev.terrane.engine.trace;

import org.jspecify.annotations.NullMarked;
