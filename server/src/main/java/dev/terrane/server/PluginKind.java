package dev.terrane.server;

import dev.terrane.engine.part.ServedProvisioner;
import dev.terrane.goplugin.DirectStartMessage;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.rpc.Protocol;
import dev.terrane.rpc.Rpc;
import dev.terrane.server.wire.Rpcs;
import java.util.List;
import java.util.Locale;

/** The kind of a program: each has its own gRPC service and its own way to be found by a CLI. */
enum PluginKind {
  /** A provider. */
  PROVIDER(
      "terraform-provider-",
      "Add it to required_providers in a configuration and run terraform init.") {
    @Override
    List<Protocol> protocols() {
      return List.of(Protocol.values());
    }

    @Override
    List<Rpc<?, ?>> rpcs(Protocol protocol) {
      return Rpcs.of(protocol);
    }

    @Override
    String logVariable(String name) {
      return "TF_LOG_PROVIDER_" + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }
  },

  /** A provisioner, which exists only in version 5 of the protocol. */
  PROVISIONER(
      "terraform-provisioner-",
      "Put it into the folder terraform.d/plugins/OS_ARCH of a configuration, and name it in a"
          + " provisioner block.") {
    @Override
    List<Protocol> protocols() {
      return List.of(Protocol.V5);
    }

    @Override
    List<Rpc<?, ?>> rpcs(Protocol protocol) {
      return Rpcs.ofProvisioner();
    }

    @Override
    String logVariable(String name) {
      // Terraform logs provisioners with Core.
      return "TF_LOG_CORE";
    }
  };

  private final String prefix;
  private final String hint;

  PluginKind(String prefix, String hint) {
    this.prefix = prefix;
    this.hint = hint;
  }

  static PluginKind of(ProviderType<?, ?> type) {
    return type instanceof ServedProvisioner ? PROVISIONER : PROVIDER;
  }

  /** The versions of the protocol that it exists in. */
  abstract List<Protocol> protocols();

  /** The RPCs that it serves. */
  abstract List<Rpc<?, ?>> rpcs(Protocol protocol);

  /** The environment variable with its own log level. */
  abstract String logVariable(String name);

  DirectStartMessage directStartMessage(String name) {
    return new DirectStartMessage(prefix + name, "Terraform or OpenTofu", hint);
  }
}
