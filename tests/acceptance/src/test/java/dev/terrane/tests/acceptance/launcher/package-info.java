/// The native launcher between a real terraform or tofu and its JVM, and what becomes of both when
/// something goes wrong. No rule of Terraform is looked at here.
@NullMarked
package dev.terrane.tests.acceptance.launcher;

import org.jspecify.annotations.NullMarked;
