/// Tests of the test kit, without the engine.
@NullMarked
package dev.terrane.testkit;

import org.jspecify.annotations.NullMarked;
