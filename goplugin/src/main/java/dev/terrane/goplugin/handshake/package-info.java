/// The handshake of host and plugin before gRPC starts. Nothing here opens a socket or reads the
/// process.
@NullMarked
package dev.terrane.goplugin.handshake;

import org.jspecify.annotations.NullMarked;
