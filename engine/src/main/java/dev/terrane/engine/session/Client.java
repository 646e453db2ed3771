package dev.terrane.engine.session;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Failure;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The provider's client, or the reason why there is none.
public sealed interface Client {
  /// Terraform has not configured the provider.
  record NotConfigured() implements Client {}

  /// The configuration contains unknown values.
  ///
  /// @param reason the attributes with unknown values
  record NotKnown(String reason) implements Client {
    static NotKnown of(ObjectValue config) {
      return new NotKnown(
          config.attributes().entrySet().stream()
              .filter(member -> !member.getValue().isWhollyKnown())
              .map(Map.Entry::getKey)
              .collect(Collectors.joining(", ")));
    }
  }

  /// The provider is connected.
  record Connected(Object client) implements Client {}

  /// The client, if there is one.
  default Optional<Object> present() {
    return this instanceof Connected(var client) ? Optional.of(client) : Optional.empty();
  }

  /// The client.
  ///
  /// @throws Failure with the reason if there is none
  default Object orFail() {
    return switch (this) {
      case Connected(var client) -> client;
      case NotConfigured() ->
          throw new Failure(
              "Provider not configured",
              "The provider is not configured, or its configuration failed. See the errors above.");
      case NotKnown(var reason) ->
          throw new Failure(
              "Provider configuration not known",
              "The provider block contains a value that is not known before apply: "
                  + reason
                  + ". Apply the resources that it depends on first (-target), or configure the"
                  + " provider with known values.");
    };
  }
}
