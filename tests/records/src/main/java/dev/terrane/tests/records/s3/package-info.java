/// A wide resource in parts: embedded records, tags that several resources share, blocks of every
/// kind. No code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.s3;

import org.jspecify.annotations.NullMarked;
