/// Terraform's side of the plugin protocol: it calls a provider in the order of Terraform Core,
/// stores what Core stores, and enforces Core's rules. Must not contain a transport, a test
/// framework or knowledge of a certain provider.
@NullMarked
package dev.terrane.core;

import org.jspecify.annotations.NullMarked;
