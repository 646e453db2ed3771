package dev.terrane.engine.session;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Log;
import dev.terrane.provider.schema.ProviderType;

/// The context of a call of `connect`.
record ConnectingCall(Session session, ProviderType<?, ?> type, String terraformVersion)
    implements Connecting {
  /// Read by all providers of HashiCorp, for the names of modules and pipelines.
  private static final String APPENDED = "TF_APPEND_USER_AGENT";

  @Override
  public String providerVersion() {
    return type.version();
  }

  @Override
  public String userAgent() {
    var own =
        "Terraform/%s (+https://www.terraform.io) terraform-provider-%s/%s"
            .formatted(terraformVersion, type.name(), type.version());
    var appended = session.environment(APPENDED).map(String::strip).orElse("");
    return printable(appended.isEmpty() ? own : own + " " + appended);
  }

  /// A header with a line feed would be refused, or would be two headers.
  private static String printable(String text) {
    return text.replaceAll("[^ -~]", "?");
  }

  @Override
  public Log log() {
    return session.log();
  }
}
