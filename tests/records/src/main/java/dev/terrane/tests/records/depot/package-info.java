/// A provider for acceptance tests whose resources, functions and configuration are records. Must
/// not contain code of tests.
@NullMarked
package dev.terrane.tests.records.depot;

import org.jspecify.annotations.NullMarked;
