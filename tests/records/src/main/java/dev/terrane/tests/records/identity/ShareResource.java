package dev.terrane.tests.records.identity;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.identity.ShareModel.Id;
import dev.terrane.tests.records.identity.ShareModel.Input;
import dev.terrane.tests.records.identity.ShareModel.Stored;
import java.util.Map;
import java.util.Optional;

/** Keeps shares by server and name. */
sealed class ShareResource implements ShareModel.Resource<Map<String, Share>>
    permits LocatedShareResource {
  @Override
  public Share create(ApplyCall<Map<String, Share>> call, Input in) {
    call.checkpoint(in.stored("me", "eu"));
    var share = in.toState("me", "eu");
    call.client().put(key(in.server(), in.name()), share);
    return share;
  }

  @Override
  public Share update(ApplyCall<Map<String, Share>> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Share> find(Call<Map<String, Share>> call, Id id) {
    return Optional.ofNullable(call.client().get(key(id.server(), id.name())))
        .filter(share -> id.port() == null || id.port() == share.endpoint().port())
        .filter(share -> id.account() == null || id.account().equals(share.account()))
        .filter(share -> id.protocol() == null || id.protocol().equals(share.protocol()))
        .filter(share -> id.region() == null || id.region().equals(share.region()));
  }

  @Override
  public void delete(Call<Map<String, Share>> call, Stored last) {
    call.client().remove(key(last.server(), last.name()));
  }

  private static String key(String server, String name) {
    return server + "/" + name;
  }
}
