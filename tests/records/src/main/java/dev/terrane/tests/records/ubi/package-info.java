/// A Kubernetes cluster that takes minutes to come: checkpoints, waits, an identity of three parts.
/// No code of a test ever enters here.
@NullMarked
package dev.terrane.tests.records.ubi;

import org.jspecify.annotations.NullMarked;
