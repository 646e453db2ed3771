/// Tests of the logs of the engine.
@NullMarked
package dev.terrane.engine.log;

import org.jspecify.annotations.NullMarked;
