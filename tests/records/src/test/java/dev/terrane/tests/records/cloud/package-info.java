/// Tests of this provider through the engine, and unit tests. Must not contain resources.
@NullMarked
package dev.terrane.tests.records.cloud;

import org.jspecify.annotations.NullMarked;
