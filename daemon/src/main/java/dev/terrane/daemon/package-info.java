/// The daemon: a JVM that serves several launches of a plugin. The launcher starts it and opens a
/// session for each launch over a socket, as docs/launcher-protocol.md specifies. The handshake
/// with the CLI, its certificates and its sockets belong to the launcher and are not part of this
/// package.
@NullMarked
package dev.terrane.daemon;

import org.jspecify.annotations.NullMarked;
