/// Tokens that are opened, renewed and closed, as a record and by handles, and accounts that take
/// one as their password. The remote side is a directory.
@NullMarked
package dev.terrane.tests.records.lease;

import org.jspecify.annotations.NullMarked;
