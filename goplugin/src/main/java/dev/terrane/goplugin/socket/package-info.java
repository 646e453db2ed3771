/// Sources of connections. This package does not depend on gRPC or on certificates.
@NullMarked
package dev.terrane.goplugin.socket;

import org.jspecify.annotations.NullMarked;
