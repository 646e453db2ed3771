/// A certificate that is made anew before it ends: nothing names it, and time passes. No code of a
/// test ever enters here.
@NullMarked
package dev.terrane.tests.records.cert;

import org.jspecify.annotations.NullMarked;
