/// The command line. Must not contain what the commands do.
@NullMarked
package dev.terrane.cli;

import org.jspecify.annotations.NullMarked;
