/// Serves a plugin: options, the process and sessions. This package does not depend on the purpose
/// of the plugin.
@NullMarked
package dev.terrane.goplugin;

import org.jspecify.annotations.NullMarked;
