package dev.terrane.tests.acceptance.harness;

import java.util.List;

/// A plan as `show -json` prints it.
///
/// @param document the whole plan
/// @param hasChanges the result of `-detailed-exitcode`
/// @param findings the warnings of the plan
public record Plan(Document document, boolean hasChanges, List<Finding> findings) {
  /// The actions for a resource: `create`, `no-op`; `delete, create` to replace.
  public List<String> actions(String address) {
    return change(address).at("actions").texts();
  }

  /// The planned value of an attribute; null when it is not known yet.
  public Document after(String address, String... attribute) {
    return change(address).at("after").at(attribute);
  }

  /// Whether an attribute is known after apply only.
  public boolean isUnknown(String address, String... attribute) {
    return change(address).at("after_unknown").at(attribute).isTrue();
  }

  /// Whether the resource is imported.
  public boolean imports(String address) {
    return !change(address).at("importing").isNull();
  }

  /// The attributes that require replacement.
  public List<String> replacePaths(String address) {
    return change(address).at("replace_paths").texts();
  }

  private Document change(String address) {
    return document
        .at("resource_changes")
        .elements()
        .filter(resource -> resource.at("address").isText(address))
        .findFirst()
        .orElseThrow(() -> new AssertionError("No " + address + " in the plan: " + document))
        .at("change");
  }
}
