/// A provider with a part of each kind of protocol 6, each as small as possible. Tests package it,
/// real CLIs read its schema, and tests/bench measures it. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.kinds;

import org.jspecify.annotations.NullMarked;
