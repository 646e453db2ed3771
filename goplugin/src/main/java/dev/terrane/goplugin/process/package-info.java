/// Signals, the parent and the standard streams of this process. Nothing here knows of gRPC.
@NullMarked
package dev.terrane.goplugin.process;

import org.jspecify.annotations.NullMarked;
