/// The life of this resource, through the engine and in plain unit tests. No resource ever enters
/// here.
@NullMarked
package dev.terrane.tests.records.ubi;

import org.jspecify.annotations.NullMarked;
