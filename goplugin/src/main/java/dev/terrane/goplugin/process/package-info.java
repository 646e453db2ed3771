/// Signals, the parent and the standard streams of this process. This package does not depend on
/// gRPC.
@NullMarked
package dev.terrane.goplugin.process;

import org.jspecify.annotations.NullMarked;
