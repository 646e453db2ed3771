/// The goals of a provider's build. Nothing is done here that the packaging library can do: it runs
/// in a JVM of its own, on the JDK 25 that a provider needs, whatever Java Maven runs on.
@NullMarked
package dev.terrane.maven;

import org.jspecify.annotations.NullMarked;
