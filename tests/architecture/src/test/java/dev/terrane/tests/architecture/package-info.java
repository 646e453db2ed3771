/** Rules about the classes of all modules. Must not test behaviour. */
@NullMarked
package dev.terrane.tests.architecture;

import org.jspecify.annotations.NullMarked;
