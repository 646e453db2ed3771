/// Terraform for tests inside the JVM: a provider in memory, configurations in the notation of the
/// rules' tables, and what must hold after each command. No rule of Core ever enters here.
@NullMarked
package dev.terrane.tests.core;

import org.jspecify.annotations.NullMarked;
