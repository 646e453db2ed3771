/// A provisioner, for tests on real CLIs.
@NullMarked
package dev.terrane.tests.records.check;

import org.jspecify.annotations.NullMarked;
