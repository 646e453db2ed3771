/** Tests of single classes; calls are tested over real connections elsewhere. */
@NullMarked
package dev.terrane.server.wire;

import org.jspecify.annotations.NullMarked;
