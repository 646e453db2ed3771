/// Where connections come from. Nothing here knows of gRPC or of certificates.
@NullMarked
package dev.terrane.goplugin.socket;

import org.jspecify.annotations.NullMarked;
