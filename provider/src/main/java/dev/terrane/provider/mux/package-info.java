/// Providers that exist as executables, whose resources, data sources and other parts are served
/// together with those of this provider. This package starts no processes.
@NullMarked
package dev.terrane.provider.mux;

import org.jspecify.annotations.NullMarked;
