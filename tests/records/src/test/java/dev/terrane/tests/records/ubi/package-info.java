/// Tests of this resource through the engine, and unit tests. Must not contain resources.
@NullMarked
package dev.terrane.tests.records.ubi;

import org.jspecify.annotations.NullMarked;
