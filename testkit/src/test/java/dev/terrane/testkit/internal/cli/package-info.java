@NullMarked
package dev.terrane.testkit.internal.cli;

import org.jspecify.annotations.NullMarked;
