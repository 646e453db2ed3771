/** Rules about the classes of all rooms; no rule about behaviour ever enters here. */
@NullMarked
package dev.terrane.tests.architecture;

import org.jspecify.annotations.NullMarked;
