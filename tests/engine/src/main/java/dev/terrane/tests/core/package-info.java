/// Terraform for tests inside the JVM: a provider in memory, configurations in the notation of the
/// rules' tables, and checks after each command. Must not contain rules of Core.
@NullMarked
package dev.terrane.tests.core;

import org.jspecify.annotations.NullMarked;
