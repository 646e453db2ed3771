package dev.terrane.engine.ephemeral;

import dev.terrane.engine.Bytes;

/// Identifies an open instance of an ephemeral resource, as requests of Terraform do. Several
/// instances may have the same key; then they are equal to the provider, too.
record InstanceKey(String typeName, Bytes privateData) {}
