/// The certificates of one launch, and the sockets that authenticate with them. This package does
/// not read key stores or the JVM's trust store.
@NullMarked
package dev.terrane.goplugin.tls;

import org.jspecify.annotations.NullMarked;
