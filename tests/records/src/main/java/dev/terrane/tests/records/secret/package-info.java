/// Secrets that are never stored. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.secret;

import org.jspecify.annotations.NullMarked;
