/// A provider of records on a real CLI.
@NullMarked
package dev.terrane.tests.acceptance.depot;

import org.jspecify.annotations.NullMarked;
