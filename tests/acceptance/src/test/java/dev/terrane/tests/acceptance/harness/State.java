package dev.terrane.tests.acceptance.harness;

import java.util.List;

/// A state as `show -json` prints it.
///
/// @param document the whole state
public record State(Document document) {
  /// The addresses of all resources and data sources of the root module.
  public List<String> addresses() {
    return resources().at("resources").elements().map(one -> one.at("address").text()).toList();
  }

  /// The values of a resource or a data source.
  public Document values(String address) {
    return resource(address).at("values");
  }

  /// Whether Terraform will replace it, because its creation failed half-way.
  public boolean isTainted(String address) {
    return resource(address).at("tainted").isTrue();
  }

  private Document resource(String address) {
    return resources()
        .at("resources")
        .elements()
        .filter(one -> one.at("address").isText(address))
        .findFirst()
        .orElseThrow(() -> new AssertionError("No " + address + " in the state: " + document));
  }

  /// The value of an output of the root module.
  public Document output(String name) {
    return document.at("values", "outputs", name, "value");
  }

  private Document resources() {
    return document.at("values", "root_module");
  }
}
