package dev.terrane.core;

import static dev.terrane.rpc.list.ListResourceRpc.LIST_RESOURCE;
import static dev.terrane.rpc.list.ValidateListResourceConfigRpc.VALIDATE_LIST_RESOURCE_CONFIG;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.list.ListResource;
import dev.terrane.engine.list.ValidateListResourceConfig;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Schema;
import dev.terrane.rpc.Endpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Calls a list resource as `terraform query` does. Errors of the provider are diagnostics of the
/// result.
public final class ListResourceCalls {
  private final ProviderStarter providers;
  private final CoreOptions options;
  private final BlockSchema block;
  private final ResourceSchema resource;

  ListResourceCalls(
      ProviderStarter providers, CoreOptions options, BlockSchema block, ResourceSchema resource) {
    this.providers = providers;
    this.options = options;
    this.block = block;
    this.resource = resource;
  }

  /// The result of a list.
  ///
  /// @param objects the objects; after an error those before it
  /// @param findings the diagnostics of validation and list
  public record Result(List<Found> objects, CommandDiagnostics findings) {
    public Result {
      objects = List.copyOf(objects);
    }
  }

  /// An object that was found.
  ///
  /// @param identity the identity
  /// @param displayName the name of the object for users
  /// @param state the state; empty if it was not requested, or not returned
  public record Found(CtyValue identity, String displayName, Optional<CtyValue> state) {}

  /// The schema.
  public Schema schema() {
    return block.schema();
  }

  /// `terraform validate -query`.
  ///
  /// @param config an object of the schema
  public CommandDiagnostics validate(CtyValue config) {
    return validate(providers.started(), config);
  }

  private CommandDiagnostics validate(Endpoint provider, CtyValue config) {
    // Core does not send the options of the block.
    var request =
        new ValidateListResourceConfig.Request(
            block.typeName(), block.encode(config), DynamicValue.ABSENT, DynamicValue.ABSENT);
    return new CommandDiagnostics(
        provider.call(VALIDATE_LIST_RESOURCE_CONFIG, request).diagnostics());
  }

  /// Validates and lists.
  ///
  /// @param config an object of the schema, wholly known
  /// @param includeResource whether the states are requested
  /// @param limit the maximum number of objects
  /// @throws CoreException if the response violates a rule (L)
  public Result list(CtyValue config, boolean includeResource, long limit) {
    var provider = providers.configured();
    var validated = validate(provider, config);
    if (!validated.ok()) {
      return new Result(List.of(), validated);
    }
    var request =
        new ListResource.Request(block.typeName(), block.encode(config), includeResource, limit);
    var receiver = new Receiver(request);
    receiver.receive(provider);
    return new Result(
        receiver.objects, validated.and(new CommandDiagnostics(receiver.diagnostics)));
  }

  /// Reads events until there are enough of them, or one has an error.
  private final class Receiver {
    private final ListResource.Request request;
    private final List<Found> objects = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>();

    Receiver(ListResource.Request request) {
      this.request = request;
    }

    void receive(Endpoint provider) {
      if (request.limit() <= 0) {
        return;
      }
      try {
        provider.stream(LIST_RESOURCE, request, this::received);
      } catch (EnoughException _) {
        // Core cancels the call when it needs no more events.
      }
    }

    private void received(ListResource.Event event) {
      if (objects.size() >= request.limit()) {
        throw new EnoughException();
      }
      diagnostics.addAll(event.diagnostics());
      if (diagnostics.stream().anyMatch(Diagnostic::isError)) {
        throw new EnoughException();
      }
      // Core allows warnings without an object (L4).
      if (!event.identity().isAbsent() || diagnostics.isEmpty()) {
        objects.add(found(event));
      }
    }

    private Found found(ListResource.Event event) {
      var rules = new RuleEnforcement(options.enforcesRules());
      if (event.identity().isAbsent()) {
        rules.require("list", List.of(RuleEnforcement.whole("L4", "an event has no identity")));
      }
      rules.require("list", new IdentityRules(resource).known("list", event.identity()));
      return new Found(
          resource.decodeIdentity("list", event.identity()),
          event.displayName(),
          request.includeResource() && !event.resource().isAbsent()
              ? Optional.of(resource.decode("list", event.resource()))
              : Optional.empty());
    }
  }

  /// Cancels a call whose further events are not needed.
  private static final class EnoughException extends CancellationException {
    private static final long serialVersionUID = 1;
  }
}
