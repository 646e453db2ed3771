/// A provider of state stores, for the tests on real CLIs.
@NullMarked
package dev.terrane.tests.records.store;

import org.jspecify.annotations.NullMarked;
