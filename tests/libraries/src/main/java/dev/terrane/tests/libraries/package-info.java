/// A provider of what libraries find out about themselves. No library is called that needs a server
/// to answer.
@NullMarked
package dev.terrane.tests.libraries;

import org.jspecify.annotations.NullMarked;
