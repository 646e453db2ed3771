package dev.terrane.server;

import dev.terrane.goplugin.PluginStartException;
import dev.terrane.provider.schema.ProviderType;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds the provider that stands on the class path. */
final class Providers {
  private static final String ENTRY = "META-INF/services/" + ProviderType.class.getName();

  private Providers() {}

  static ProviderType<?, ?> find() {
    var found = all();
    if (found.isEmpty()) {
      throw new PluginStartException(
          "There is no provider on the class path. Put @ProviderConfig on the record that configures"
              + " it, and compile it with the annotation processor; or write a ProviderType, and name"
              + " it in the file "
              + ENTRY
              + ".");
    }
    if (found.size() > 1) {
      throw new PluginStartException(
          "There are several providers on the class path: "
              + found.stream().map(one -> one.getClass().getName()).toList()
              + ". Start each with its own class path.");
    }
    return TrainingProvider.in(found.getFirst());
  }

  private static List<ProviderType<?, ?>> all() {
    var found = new ArrayList<ProviderType<?, ?>>();
    try {
      for (ProviderType<?, ?> one : ServiceLoader.load(ProviderType.class)) {
        found.add(one);
      }
    } catch (ServiceConfigurationError e) {
      var cause = e.getCause() == null ? e : e.getCause();
      throw new PluginStartException(
          "The provider that " + ENTRY + " names cannot be made: " + cause, e);
    }
    return found;
  }
}
