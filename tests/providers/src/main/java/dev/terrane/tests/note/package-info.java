/// The resource `note`, written twice: keyed by handles, and as a record. Both pass the same tests.
@NullMarked
package dev.terrane.tests.note;

import org.jspecify.annotations.NullMarked;
