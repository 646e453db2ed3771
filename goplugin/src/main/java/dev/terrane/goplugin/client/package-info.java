/// The host side: starts a plugin in any language, calls it and ends it. The serving side never
/// depends on this.
@NullMarked
package dev.terrane.goplugin.client;

import org.jspecify.annotations.NullMarked;
