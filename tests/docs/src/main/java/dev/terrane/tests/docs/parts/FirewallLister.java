package dev.terrane.tests.docs.parts;

import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.list.Pages;
import java.util.stream.Stream;

final class FirewallLister implements FirewallFilterModel.Lister<Cloud> {
  @Override
  public Stream<Listed<FirewallModel.Id, Firewall>> list(ListCall<Cloud> call, FirewallFilter in) {
    return Pages.of(call.client()::page, Cloud.Page::next)
        .flatMap(page -> page.firewalls().stream())
        .filter(one -> in.zone() == null || in.zone().equals(one.zone()))
        .map(one -> Listed.of(new FirewallModel.Id(one.id()), one.name(), () -> one));
  }
}
