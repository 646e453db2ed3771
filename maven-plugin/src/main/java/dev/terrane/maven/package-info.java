/// The goals of a provider's build. The packaging library does the work, in its own JVM on a JDK
/// 25, because Maven may run on an older Java.
@NullMarked
package dev.terrane.maven;

import org.jspecify.annotations.NullMarked;
