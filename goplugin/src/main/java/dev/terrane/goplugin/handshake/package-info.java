/// The handshake of host and plugin before gRPC starts. This package does not open sockets or
/// access the process.
@NullMarked
package dev.terrane.goplugin.handshake;

import org.jspecify.annotations.NullMarked;
