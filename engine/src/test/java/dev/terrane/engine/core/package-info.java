/// Terraform's side, small: it asks a provider in the order in which Terraform does, keeps what
/// Terraform keeps, and refuses what Terraform refuses. No knowledge of any provider ever enters
/// here.
@NullMarked
package dev.terrane.engine.core;

import org.jspecify.annotations.NullMarked;
