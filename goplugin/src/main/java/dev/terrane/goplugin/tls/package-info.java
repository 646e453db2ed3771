/// The certificates of one launch and the sockets that authenticate by them. Nothing here reads a
/// key store or the JVM's trust store.
@NullMarked
package dev.terrane.goplugin.tls;

import org.jspecify.annotations.NullMarked;
