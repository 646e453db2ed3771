/// A provider of Java key stores. Files, certificates and the records that describe them live here;
/// nothing of Terraform's protocol ever enters.
@NullMarked
package dev.terrane.examples.keystore;

import org.jspecify.annotations.NullMarked;
