package dev.terrane.server;

import dev.terrane.engine.part.ServedProvisioner;
import dev.terrane.goplugin.PluginStartException;
import dev.terrane.provider.provisioner.ProvisionerType;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.spi.Naming;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** Finds the provider or the provisioner on the class path. */
final class ProviderLocator {
  private static final String ENTRIES = "META-INF/services/";
  private static final String ENTRY = ENTRIES + ProviderType.class.getName();
  private static final String PROVISIONER_ENTRY = ENTRIES + ProvisionerType.class.getName();

  private ProviderLocator() {}

  /** Finds the program that this process serves. */
  static ProviderType<?, ?> find() {
    var providers = providers();
    var provisioners = provisioners();
    var names =
        Stream.concat(providers.stream(), provisioners.stream())
            .map(one -> one.getClass().getName())
            .toList();
    if (names.isEmpty()) {
      throw new PluginStartException(
          "No provider was found on the class path. Annotate the record of the provider"
              + " configuration with @ProviderConfig and compile it with the annotation"
              + " processor; or implement ProviderType and name the class in the file "
              + ENTRY
              + ". A provisioner is a public class that implements ProvisionerType, named in the"
              + " file "
              + PROVISIONER_ENTRY
              + ".");
    }
    if (names.size() > 1) {
      throw new PluginStartException(
          "Several providers or provisioners were found on the class path: "
              + names
              + ". Each is a program of its own: start each of them with a class path of its own.");
    }
    return providers.isEmpty()
        ? served(provisioners.getFirst())
        : TrainingProvider.in(providers.getFirst());
  }

  /** Finds the provider that CLIs are attached to. */
  static ProviderType<?, ?> findProvider() {
    var found = find();
    if (PluginKind.of(found) == PluginKind.PROVISIONER) {
      throw new PluginStartException(
          "A CLI can be attached to a running provider, but not to a running provisioner. Let the"
              + " CLI start the provisioner.");
    }
    return found;
  }

  private static ProviderType<?, ?> served(ProvisionerType<?, ?> provisioner) {
    if (!Naming.isProvisioner(provisioner.name())) {
      throw new PluginStartException(
          "The provisioner "
              + provisioner.getClass().getName()
              + " is named \""
              + provisioner.name()
              + "\". A name consists of lower-case letters, digits and hyphens, and begins with a"
              + " letter.");
    }
    return new ServedProvisioner(provisioner);
  }

  private static List<ProviderType<?, ?>> providers() {
    var found = new ArrayList<ProviderType<?, ?>>();
    try {
      for (ProviderType<?, ?> one : ServiceLoader.load(ProviderType.class)) {
        found.add(one);
      }
    } catch (ServiceConfigurationError e) {
      throw failed("provider", ENTRY, e);
    }
    return found;
  }

  private static List<ProvisionerType<?, ?>> provisioners() {
    var found = new ArrayList<ProvisionerType<?, ?>>();
    try {
      for (ProvisionerType<?, ?> one : ServiceLoader.load(ProvisionerType.class)) {
        found.add(one);
      }
    } catch (ServiceConfigurationError e) {
      throw failed("provisioner", PROVISIONER_ENTRY, e);
    }
    return found;
  }

  private static PluginStartException failed(
      String noun, String entry, ServiceConfigurationError e) {
    var cause = e.getCause() == null ? e : e.getCause();
    return new PluginStartException(
        "The " + noun + " that " + entry + " names cannot be created: " + cause, e);
  }
}
