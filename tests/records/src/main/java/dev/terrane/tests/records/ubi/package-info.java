/// A Kubernetes cluster whose create takes minutes: checkpoints, waits, an identity of three
/// attributes. Must not contain code of tests.
@NullMarked
package dev.terrane.tests.records.ubi;

import org.jspecify.annotations.NullMarked;
