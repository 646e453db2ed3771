/// A wide resource in parts: embedded records, tags that several resources share, blocks of every
/// kind. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.s3;

import org.jspecify.annotations.NullMarked;
