/// Sources of connections. Nothing here depends on gRPC or on certificates.
@NullMarked
package dev.terrane.goplugin.socket;

import org.jspecify.annotations.NullMarked;
