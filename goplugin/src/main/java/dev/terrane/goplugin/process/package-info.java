/// Signals, the parent and the standard streams of this process. Nothing here depends on gRPC.
@NullMarked
package dev.terrane.goplugin.process;

import org.jspecify.annotations.NullMarked;
