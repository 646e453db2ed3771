/** The gRPC services and clients of the RPCs. Must not contain the meaning of calls. */
@NullMarked
package dev.terrane.server.wire;

import org.jspecify.annotations.NullMarked;
