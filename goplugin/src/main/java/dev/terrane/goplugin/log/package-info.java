/// Log lines for the host. Nothing here writes to standard output.
@NullMarked
package dev.terrane.goplugin.log;

import org.jspecify.annotations.NullMarked;
