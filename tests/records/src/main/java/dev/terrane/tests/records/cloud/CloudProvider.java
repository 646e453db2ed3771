package dev.terrane.tests.records.cloud;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.util.ArrayList;
import java.util.List;

/** Serves images and functions. */
public final class CloudProvider implements Provider<CloudConfig, Cloud> {
  @Override
  public Cloud connect(Connecting call, CloudConfig config) {
    call.log().info("token " + config.token());
    call.log().info("region " + config.region() + ", " + config.retries() + " retries");
    call.log().info("proxy " + config.proxy());
    return new Cloud(config.token(), config.endpoint());
  }

  @Override
  public List<? extends Part<? super Cloud>> parts() {
    var parts = new ArrayList<Part<? super Cloud>>();
    parts.add(new ImagesReader());
    parts.addAll(TextFunctions.all());
    return parts;
  }
}
