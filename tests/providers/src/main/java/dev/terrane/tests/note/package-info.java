/// The resource `note`, written twice: keyed by handles, and with hand-written records as the
/// annotation processor will generate them. Both pass the same tests.
@NullMarked
package dev.terrane.tests.note;

import org.jspecify.annotations.NullMarked;
