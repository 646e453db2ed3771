/// What the tests of all these resources share. No resource ever enters here.
@NullMarked
package dev.terrane.tests.records;

import org.jspecify.annotations.NullMarked;
