@NullMarked
package dev.terrane.testkit.faults;

import org.jspecify.annotations.NullMarked;
