package dev.terrane.engine.provider;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.rules.Members;
import dev.terrane.engine.session.Client;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.Trait;
import java.util.List;

/// Configures the provider: connects the client of the session.
public final class ConfigureProvider {
  private final Session session;

  public ConfigureProvider(Session session) {
    this.session = session;
  }

  public record Request(
      String terraformVersion, DynamicValue config, ClientCapabilities clientCapabilities) {}

  public record Response(List<Diagnostic> diagnostics) {
    public Response {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  public Response run(Request request) {
    var diagnostics = new Diagnostics();
    session.schema(diagnostics).ifPresent(schema -> configure(schema, request, diagnostics));
    return new Response(diagnostics.all());
  }

  private void configure(Schema schema, Request request, Diagnostics diagnostics) {
    DynamicValues.config(request.config(), schema, "the provider configuration", diagnostics)
        .flatMap(config ->
            CompleteConfig.ofProvider(session, diagnostics).complete(schema.members(), config))
        .ifPresent(config -> {
          session.configure(request.terraformVersion(), config, diagnostics);
          openJournal(schema.members(), config);
        });
  }

  /// Opens the journal for the configuration, because another region may contain objects of the
  /// same identity. Credentials are not part of it: they may change, and must not be stored.
  private void openJournal(List<Attribute<?>> members, ObjectValue config) {
    if (session.client() instanceof Client.Connected) {
      var open = Members.map(members, config, ConfigureProvider::withoutSecrets);
      session.journal().configured(MessagePack.encode(open, Members.type(members)));
    }
  }

  private static CtyValue withoutSecrets(Attribute<?> member, CtyValue value) {
    return member.is(Trait.SENSITIVE) || member.is(Trait.WRITE_ONLY)
        ? CtyValue.nullOf(member.ctyType())
        : value;
  }
}
