/// A log of the requests of `java.net.http`. Must not be used by other modules of the framework,
/// because each provider would then need that module of the JDK.
@NullMarked
package dev.terrane.http;

import org.jspecify.annotations.NullMarked;
