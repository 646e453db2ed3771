/// Tests of a provider of records.
@NullMarked
package dev.terrane.tests.records.depot;

import org.jspecify.annotations.NullMarked;
