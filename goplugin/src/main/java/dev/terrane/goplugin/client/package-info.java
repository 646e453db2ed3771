/// The host's side: starts a plugin of any language, talks to it and ends it. The serving side
/// never depends on this.
@NullMarked
package dev.terrane.goplugin.client;

import org.jspecify.annotations.NullMarked;
