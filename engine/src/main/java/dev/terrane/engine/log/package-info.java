/// Logs over the log of the process. Must not know sessions.
@NullMarked
package dev.terrane.engine.log;

import org.jspecify.annotations.NullMarked;
