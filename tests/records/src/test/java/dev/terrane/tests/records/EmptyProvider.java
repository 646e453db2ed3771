package dev.terrane.tests.records;

import dev.terrane.testkit.TestProvider;

/// A provider without resources. Each test replaces it by one with its own client.
public final class EmptyProvider extends TestProvider<String> {
  public EmptyProvider() {
    super("test", "no client");
  }
}
