package dev.terrane.check.part;

import static dev.terrane.rpc.provider.GetProviderSchemaRpc.ENCODED_PROVIDER_SCHEMA;
import static dev.terrane.rpc.resource.GetResourceIdentitySchemasRpc.GET_RESOURCE_IDENTITY_SCHEMAS;

import dev.terrane.check.process.CallFailure;
import dev.terrane.check.process.LimitedEndpoint;
import dev.terrane.check.process.ProcessOptions;
import dev.terrane.check.process.ProviderProcess;
import dev.terrane.check.process.RecordedCall;
import dev.terrane.check.schema.ReceivedSchemas;
import dev.terrane.core.Core;
import dev.terrane.core.CoreOptions;
import dev.terrane.core.ProviderStarter;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.IdentitySchema;
import dev.terrane.rpc.UnaryRpc;
import dev.terrane.rpc.message.Message;
import dev.terrane.rpc.proto.ProtoMessage;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The provider, which is started again after it has ended. Not thread-safe.
public final class CheckedProvider implements ProviderStarter, AutoCloseable {
  private static final UnaryRpc<GetResourceIdentitySchemas.Request, ProtoMessage> IDENTITIES =
      new UnaryRpc<>(
          GET_RESOURCE_IDENTITY_SCHEMAS.name(),
          GET_RESOURCE_IDENTITY_SCHEMAS.request(),
          new Message<>(in -> in, (out, message) -> message.appendTo(out)),
          (_, _) -> {
            throw new UnsupportedOperationException("only for clients");
          });

  private final ProcessOptions options;
  private final ProviderConfiguration configuration;
  private @Nullable ProviderProcess process;
  private boolean isConfigured;

  /// A provider that has not been started.
  public CheckedProvider(ProcessOptions options, ProviderConfiguration configuration) {
    this.options = options;
    this.configuration = configuration;
  }

  /// The declarations of the provider.
  ///
  /// @param received the schemas as they were received
  /// @param usable those that Terraform can use
  /// @param identities the schemas of identities, by resource type
  public record Schemas(
      ReceivedSchemas received,
      GetProviderSchema.Response usable,
      Map<String, IdentitySchema> identities) {}

  private @Nullable Schemas schemas;

  /// Requests the schemas.
  ///
  /// @throws CallFailure if the provider does not respond
  public void load() {
    var endpoint = started();
    var message = endpoint.call(ENCODED_PROVIDER_SCHEMA, new GetProviderSchema.Request());
    var received = new ReceivedSchemas(running().protocol(), message, identities(endpoint));
    schemas = new Schemas(received, received.usable(), received.usableIdentities());
  }

  private static Optional<ProtoMessage> identities(LimitedEndpoint endpoint) {
    try {
      return Optional.of(endpoint.call(IDENTITIES, new GetResourceIdentitySchemas.Request()));
    } catch (CallFailure e) {
      if (LimitedEndpoint.isUnimplemented(e)) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /// The schemas.
  ///
  /// @throws IllegalStateException before [#load]
  public Schemas schemas() {
    var loaded = schemas;
    if (loaded == null) {
      throw new IllegalStateException("the schemas are not loaded");
    }
    return loaded;
  }

  /// Whether the schemas were loaded.
  public boolean isLoaded() {
    return schemas != null;
  }

  /// Core with the usable schemas, which enforces all rules.
  public Core core() {
    return new Core(this, CoreOptions.TERRAFORM_1_16, schemas().usable(), schemas().identities());
  }

  @Override
  public LimitedEndpoint started() {
    var current = process;
    if (current == null || !current.isAlive()) {
      close();
      isConfigured = false;
      current = ProviderProcess.start(options);
      process = current;
    }
    return current.endpoint();
  }

  /// Starts and configures the provider.
  ///
  /// @throws SkippedException if it cannot be configured
  @Override
  public LimitedEndpoint configured() {
    var endpoint = started();
    if (!isConfigured) {
      configuration.configure(this);
      isConfigured = true;
    }
    return endpoint;
  }

  private ProviderProcess running() {
    var current = process;
    if (current == null) {
      throw new IllegalStateException("the provider was not started");
    }
    return current;
  }

  /// The last call of the process.
  Optional<RecordedCall<?, ?>> lastCall() {
    return Optional.ofNullable(process).flatMap(one -> one.endpoint().last());
  }

  @Override
  public void close() {
    var current = process;
    if (current != null) {
      current.close();
    }
  }
}
