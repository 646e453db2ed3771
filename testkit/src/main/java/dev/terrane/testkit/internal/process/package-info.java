/// Programs and their output. Must not know what the programs do.
@NullMarked
package dev.terrane.testkit.internal.process;

import org.jspecify.annotations.NullMarked;
