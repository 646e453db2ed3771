/// A role of a database: a name that changes in place, a password that is never stored, grants that
/// are a set of objects. No code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.db;

import org.jspecify.annotations.NullMarked;
