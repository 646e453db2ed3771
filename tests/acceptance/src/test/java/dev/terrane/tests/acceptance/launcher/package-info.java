/// Tests of the native launcher and its JVM with a real terraform or tofu, and of their failures.
/// Must not test rules of Terraform.
@NullMarked
package dev.terrane.tests.acceptance.launcher;

import org.jspecify.annotations.NullMarked;
