/// A provider of Java key stores: files, certificates and the records that describe them. Must not
/// depend on Terraform's protocol.
@NullMarked
package dev.terrane.examples.keystore;

import org.jspecify.annotations.NullMarked;
