/// A role of a database: a name that changes in place, a password that is never stored, grants that
/// are a set of objects. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.db;

import org.jspecify.annotations.NullMarked;
