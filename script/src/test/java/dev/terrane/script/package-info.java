/// The start script, started with a java that only prints its command line. No JVM of a provider
/// ever runs here.
@NullMarked
package dev.terrane.script;

import org.jspecify.annotations.NullMarked;
