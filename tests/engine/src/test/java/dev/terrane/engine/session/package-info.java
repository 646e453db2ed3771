/// Tests of waits and locks. Must not depend on the protocol.
@NullMarked
package dev.terrane.engine.session;

import org.jspecify.annotations.NullMarked;
