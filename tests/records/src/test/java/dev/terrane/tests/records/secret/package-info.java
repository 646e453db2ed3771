/// Tests of write-only values. Must not use test code of other packages.
@NullMarked
package dev.terrane.tests.records.secret;

import org.jspecify.annotations.NullMarked;
