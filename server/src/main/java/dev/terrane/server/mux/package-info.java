/**
 * Serves the parts of existing providers together with those of this one: routes each RPC to the
 * provider that has the part. Values of existing providers are not decoded.
 */
@NullMarked
package dev.terrane.server.mux;

import org.jspecify.annotations.NullMarked;
