/// Records whose identity contains more than the attributes that find the object. Must not contain
/// code of tests.
@NullMarked
package dev.terrane.tests.records.identity;

import org.jspecify.annotations.NullMarked;
