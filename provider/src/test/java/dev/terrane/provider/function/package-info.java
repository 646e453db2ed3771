/// Tests of signatures and arguments.
@NullMarked
package dev.terrane.provider.function;

import org.jspecify.annotations.NullMarked;
