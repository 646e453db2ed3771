/// The parts of the goals that need no Maven; the goals themselves are typed by the guide's test.
@NullMarked
package dev.terrane.maven;

import org.jspecify.annotations.NullMarked;
