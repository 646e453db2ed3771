/// The conformance check with real providers.
@NullMarked
package dev.terrane.tests.acceptance.check;

import org.jspecify.annotations.NullMarked;
