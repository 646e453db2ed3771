/// A provider with a configuration, a data source and functions. No code of a test ever enters
/// here.
@NullMarked
package dev.terrane.tests.records.cloud;

import org.jspecify.annotations.NullMarked;
