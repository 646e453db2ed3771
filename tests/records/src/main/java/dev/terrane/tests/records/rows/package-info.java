/// Records that use each annotation. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.rows;

import org.jspecify.annotations.NullMarked;
