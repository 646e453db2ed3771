/// A certificate that is renewed before it expires: it has no identity, and depends on the time.
/// Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.cert;

import org.jspecify.annotations.NullMarked;
