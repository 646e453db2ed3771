/// An object of dynamic type, whose planned type comes from the remote side. Must not contain code
/// of tests.
@NullMarked
package dev.terrane.tests.records.manifest;

import org.jspecify.annotations.NullMarked;
