/// Records that use each word there is. No code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.rows;

import org.jspecify.annotations.NullMarked;
