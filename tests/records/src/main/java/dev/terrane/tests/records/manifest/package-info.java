/// An object of any type, whose shape the plan learns from the remote side. No code of a test ever
/// enters here.
@NullMarked
package dev.terrane.tests.records.manifest;

import org.jspecify.annotations.NullMarked;
