package dev.terrane.testkit.internal.cli;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// The state file of a working directory.
///
/// @param file its path; the file may not exist
record StateFile(Path file) {
  /// The object of a resource instance; null of the type if there is none.
  CtyValue object(String address, CtyType type) {
    return instance(address)
        .map(one -> one.at("attributes").decoded(type))
        .orElseGet(() -> CtyValue.nullOf(type));
  }

  /// An attribute of any type; empty if there is no such object.
  ///
  /// @param type the type of its value
  Optional<CtyValue> dynamic(String address, String attribute, CtyType type) {
    return instance(address).map(one -> one.at("attributes", attribute, "value").decoded(type));
  }

  /// The identity of a resource instance.
  Optional<Document> identity(String address) {
    return instance(address).map(one -> one.at("identity")).filter(one -> !one.isNull());
  }

  private Optional<Document> instance(String address) {
    return instances("managed", address).findFirst();
  }

  private Stream<Document> instances(String mode, String address) {
    return resources(mode)
        .flatMap(resource ->
            resource.at("instances").elements().stream()
                .filter(one -> (address(resource) + index(one)).equals(address)));
  }

  private Stream<Document> resources(String mode) {
    return Files.exists(file)
        ? Document.of(read()).at("resources").elements().stream()
            .filter(one -> one.at("mode").text().equals(mode))
        : Stream.empty();
  }

  private static String address(Document resource) {
    var module = resource.at("module").text();
    var name = resource.at("type").text() + "." + resource.at("name").text();
    return module.isEmpty() ? name : module + "." + name;
  }

  /// The key of an instance of a resource with `count` or `for_each`.
  private static String index(Document instance) {
    var key = instance.at("index_key");
    return key.isNull() ? "" : "[" + key.json() + "]";
  }

  /// The object of a data source; empty if it was not read.
  ///
  /// @param address its address without `data.`
  Optional<CtyValue> data(String address, CtyType type) {
    return instances("data", address).map(one -> one.at("attributes").decoded(type)).findFirst();
  }

  /// Whether the state contains a managed resource.
  boolean hasResources() {
    return resources("managed").findAny().isPresent();
  }

  /// The value of an output; empty if there is none.
  Optional<CtyValue> output(String name) {
    var output = Files.exists(file) ? Document.of(read()).at("outputs", name) : Document.NULL;
    return output.isNull() ? Optional.empty() : Optional.of(output.at("value").value());
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The bytes of the file; empty if there is none.
  Optional<byte[]> bytes() {
    try {
      return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Replaces the file.
  void write(Optional<byte[]> bytes) {
    try {
      if (bytes.isPresent()) {
        Files.write(file, bytes.get());
      } else {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
