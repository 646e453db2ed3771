/**
 * The program that a provider is started as: finds it, and serves it. What Terraform means by a
 * call stands in the engine, how a plugin is served stands in goplugin; neither may enter here.
 */
@NullMarked
package dev.terrane.server;

import org.jspecify.annotations.NullMarked;
