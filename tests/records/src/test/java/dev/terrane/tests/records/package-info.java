/// Shared code of the tests of these resources. Must not contain resources.
@NullMarked
package dev.terrane.tests.records;

import org.jspecify.annotations.NullMarked;
