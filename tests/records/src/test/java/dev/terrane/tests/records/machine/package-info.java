/** Steps of acceptance tests of actions, on Core in Java. */
@NullMarked
package dev.terrane.tests.records.machine;

import org.jspecify.annotations.NullMarked;
