package dev.terrane.server;

import dev.terrane.goplugin.PluginStartException;
import dev.terrane.provider.schema.ProviderType;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds the provider on the class path. */
final class ProviderLocator {
  private static final String ENTRY = "META-INF/services/" + ProviderType.class.getName();

  private ProviderLocator() {}

  static ProviderType<?, ?> find() {
    var found = all();
    if (found.isEmpty()) {
      throw new PluginStartException(
          "No provider was found on the class path. Annotate the record of the provider"
              + " configuration with @ProviderConfig and compile it with the annotation"
              + " processor; or implement ProviderType and name the class in the file "
              + ENTRY
              + ".");
    }
    if (found.size() > 1) {
      throw new PluginStartException(
          "Several providers were found on the class path: "
              + found.stream().map(one -> one.getClass().getName()).toList()
              + ". Start each of them with a class path of its own.");
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
          "The provider that " + ENTRY + " names cannot be created: " + cause, e);
    }
    return found;
  }
}
