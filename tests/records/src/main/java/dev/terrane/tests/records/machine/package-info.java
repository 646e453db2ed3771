/// A provider of machines, for the tests of actions on real CLIs.
@NullMarked
package dev.terrane.tests.records.machine;

import org.jspecify.annotations.NullMarked;
