package dev.terrane.tests.records.db;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Delta;
import dev.terrane.tests.records.db.RoleModel.Id;
import dev.terrane.tests.records.db.RoleModel.Input;
import dev.terrane.tests.records.db.RoleModel.Stored;
import java.sql.SQLException;
import java.util.Optional;

/** Creates roles and changes them step by step; what is done is saved before the next step. */
final class RoleResource
    implements RoleModel.Resource<Db>, RoleModel.Locating<Db>, RoleModel.Upgrading {
  @Override
  public Role create(ApplyCall<Db> call, Input in) throws SQLException {
    var oid = call.client().create(in.name(), in.login(), in.connectionLimit(), in.passwordWo());
    var made = call.checkpoint(in.stored(oid).withGrants(null));
    regrant(call.client(), made, in);
    return in.toState(oid);
  }

  @Override
  public Role update(ApplyCall<Db> call, Stored before, Input in) throws SQLException {
    var done = before;
    var changed = in.since(before);
    if (changed.has(RoleModel.NAME) && before.name() != null) {
      call.client().rename(before.name(), in.name());
      done = call.checkpoint(done.withName(in.name()));
    }
    if (changed.has(RoleModel.LOGIN, RoleModel.CONNECTION_LIMIT, RoleModel.PASSWORD_WO)) {
      call.client().alter(before.oid(), in.login(), in.connectionLimit(), in.passwordWo());
      done = call.checkpoint(done.withLogin(in.login()).withConnectionLimit(in.connectionLimit()));
    }
    regrant(call.client(), done, in);
    return in.toState(before.oid());
  }

  @Override
  public Optional<Role> find(Call<Db> call, Id id) throws SQLException {
    var db = call.client();
    var row = db.role(id.oid());
    return row == null
        ? Optional.empty()
        : Optional.of(
            RoleModel.found(id.oid(), row.name(), row.login(), row.limit(), db.grants(id.oid())));
  }

  @Override
  public Optional<Id> locate(Call<Db> call, String importId) throws SQLException {
    var oid = call.client().oid(importId);
    return oid.isPresent() ? Optional.of(new Id(oid.getAsLong())) : Optional.empty();
  }

  @Override
  public Stored upgrade(RoleV0 prior) {
    return new Stored(Long.parseLong(prior.id()), prior.name(), prior.canLogin(), -1, false, null);
  }

  @Override
  public void delete(Call<Db> call, Stored last) throws SQLException {
    if (Boolean.TRUE.equals(last.dropOwned())) {
      call.client().dropOwned(last.oid());
    }
    call.client().drop(last.oid());
  }

  private static void regrant(Db db, Stored before, Input in) throws SQLException {
    var grants = Delta.between(before.grants(), in.grants());
    for (var one : grants.removed()) {
      db.revoke(in.name(), one);
    }
    for (var one : grants.added()) {
      db.grant(in.name(), one);
    }
  }
}
