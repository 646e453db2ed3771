/// Log lines for the host. This package does not write to standard output.
@NullMarked
package dev.terrane.goplugin.log;

import org.jspecify.annotations.NullMarked;
