package dev.terrane.tests.docs.parts;

import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import java.util.ArrayList;
import java.util.List;

public final class CloudProvider implements Provider<CloudConfig, Cloud> {
  @Override
  public Cloud connect(Connecting call, CloudConfig config) {
    call.log().info("connecting to " + config.endpoint());
    return Cloud.at(config.endpoint(), config.token())
        .orElseThrow(() ->
            CloudConfigModel.TOKEN.error(
                "Invalid token", config.endpoint() + " rejected the token."));
  }

  @Override
  public List<? extends Part<? super Cloud>> parts() {
    var firewalls = new FirewallResource();
    var parts = new ArrayList<Part<? super Cloud>>();
    parts.add(firewalls);
    parts.add(FirewallModel.dataSource(firewalls));
    parts.add(new FirewallLister());
    parts.add(new ZonesReader());
    parts.add(new TokenOpener());
    parts.add(new RestartInvoker());
    parts.addAll(ServicesFunctions.all());
    return parts;
  }
}
