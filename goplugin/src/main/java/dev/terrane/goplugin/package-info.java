/// Serves a plugin: options, the process around it, sessions. Never knows what the plugin is for.
@NullMarked
package dev.terrane.goplugin;

import org.jspecify.annotations.NullMarked;
