/// A provider without a remote side, for tests that break one rule at a time.
@NullMarked
package dev.terrane.tests.house;

import org.jspecify.annotations.NullMarked;
