/// A CLI as an engine: its configurations, commands, plans and states. Must not contain checks of
/// steps.
@NullMarked
package dev.terrane.testkit.internal.cli;

import org.jspecify.annotations.NullMarked;
