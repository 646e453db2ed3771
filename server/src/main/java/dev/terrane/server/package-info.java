/**
 * The main program of a provider: finds the provider and serves it. Must contain neither the
 * meaning of calls, which is in the engine, nor the plugin protocol, which is in goplugin.
 */
@NullMarked
package dev.terrane.server;

import org.jspecify.annotations.NullMarked;
