package dev.terrane.check.config;

import dev.terrane.cty.CtyValue;

/// A configuration, as Terraform evaluates it.
///
/// @param name what is special about it: `minimal`, `size unknown`
/// @param value an object of the schema
public record Configuration(String name, CtyValue value) {}
