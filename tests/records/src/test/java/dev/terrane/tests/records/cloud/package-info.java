/// What this provider offers, through the engine and in plain unit tests. No resource ever enters
/// here.
@NullMarked
package dev.terrane.tests.records.cloud;

import org.jspecify.annotations.NullMarked;
