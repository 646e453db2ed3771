/// A provider that does on demand what authors should not, so that acceptance tests can see what
/// becomes of it on a real CLI.
@NullMarked
package dev.terrane.tests.corner;

import org.jspecify.annotations.NullMarked;
