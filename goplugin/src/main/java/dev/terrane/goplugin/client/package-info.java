/// The host side: starts a plugin in any language, calls it and ends it. The server side does not
/// depend on this package.
@NullMarked
package dev.terrane.goplugin.client;

import org.jspecify.annotations.NullMarked;
