/// Terraform's side of the plugin protocol: it calls a provider in the order in which Terraform
/// Core does, keeps what Core keeps, and refuses what Core refuses. No transport, no test framework
/// and no knowledge of a certain provider ever enters here.
@NullMarked
package dev.terrane.core;

import org.jspecify.annotations.NullMarked;
