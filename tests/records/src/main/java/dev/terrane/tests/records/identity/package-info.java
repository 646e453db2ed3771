/// Records whose identity is not only what finds them. No code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.identity;

import org.jspecify.annotations.NullMarked;
