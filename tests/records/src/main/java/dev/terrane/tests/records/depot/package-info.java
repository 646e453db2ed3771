/// A provider for acceptance tests whose resources, functions and configuration are records. No
/// code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.depot;

import org.jspecify.annotations.NullMarked;
