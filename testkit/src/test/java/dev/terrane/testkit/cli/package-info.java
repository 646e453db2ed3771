@NullMarked
package dev.terrane.testkit.cli;

import org.jspecify.annotations.NullMarked;
