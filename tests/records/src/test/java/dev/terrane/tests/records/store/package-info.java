/** Steps of acceptance tests of state stores, on Core in Java. */
@NullMarked
package dev.terrane.tests.records.store;

import org.jspecify.annotations.NullMarked;
