/// A provider with a configuration, a data source and functions. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.cloud;

import org.jspecify.annotations.NullMarked;
