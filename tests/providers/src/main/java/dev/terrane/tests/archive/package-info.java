/// A provider with functions, and with a resource whose schema has changed, so that acceptance
/// tests can see what a real CLI makes of both.
@NullMarked
package dev.terrane.tests.archive;

import org.jspecify.annotations.NullMarked;
