package dev.terrane.tests.records.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.terrane.testkit.Calls;
import dev.terrane.testkit.RecordedCall;
import dev.terrane.tests.records.db.Role.Grant;
import dev.terrane.tests.records.db.Role.Privilege;
import dev.terrane.tests.records.db.RoleModel.Id;
import dev.terrane.tests.records.db.RoleModel.Input;
import java.sql.SQLException;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The resource's own methods, without Terraform and without the engine. */
class RoleResourceTests {
  private static final Grant READS = new Grant("shop", null, Set.of(Privilege.CONNECT), false);
  private static final Input APP = new Input("app", true, 5, "secret", false, Set.of(READS));

  private final MemoryDb db = new MemoryDb();
  private final RecordedCall<Db> call = Calls.with(db);
  private final RoleResource roles = new RoleResource();

  @Test
  void createSavesTheRoleBeforeItGrants() throws SQLException {
    assertThat(roles.create(call, APP))
        .isEqualTo(new Role(16384, "app", true, 5, null, false, Set.of(READS)));
    assertThat(call.checkpoints()).containsExactly(APP.stored(16384).withGrants(null));
  }

  @Test
  void aFailureAfterTheCheckpointLeavesTheCheckpoint() {
    db.failAt("grant");
    assertThatExceptionOfType(SQLException.class).isThrownBy(() -> roles.create(call, APP));
    assertThat(call.checkpoints()).hasSize(1);
  }

  @Test
  void sinceTellsWhatChangedAndAWriteOnlyValueOnlyWhenItIsThere() {
    var before = APP.stored(1);
    assertThat(APP.since(before).has(RoleModel.PASSWORD_WO)).isTrue();
    assertThat(APP.since(before).has(RoleModel.NAME, RoleModel.GRANTS)).isFalse();
    var silent = new Input("web", true, 5, null, false, Set.of());
    assertThat(silent.since(before).has(RoleModel.PASSWORD_WO)).isFalse();
    assertThat(silent.since(before).has(RoleModel.NAME)).isTrue();
    assertThat(silent.since(before).has(RoleModel.GRANTS)).isTrue();
    assertThat(silent.since(before.withName("web").withGrants(null)).isEmpty()).isTrue();
  }

  @Test
  void findTellsWhatIsThereAndNothingElse() throws SQLException {
    var made = roles.create(call, APP);
    assertThat(roles.find(call, new Id(made.oid()))).contains(made);
    assertThat(roles.find(call, new Id(1))).isEmpty();
  }

  @Test
  void locateLooksTheNameUp() throws SQLException {
    roles.create(call, APP);
    assertThat(roles.locate(call, "app")).contains(new Id(16384));
    assertThat(roles.locate(call, "web")).isEmpty();
  }

  @Test
  void updateRenamesFirst() throws SQLException {
    var before = APP.stored(roles.create(call, APP).oid());
    db.forget();
    roles.update(call, before, new Input("web", true, 6, null, false, Set.of(READS)));
    assertThat(db.statements()).containsExactly("rename app to web", "alter web password null");
    assertThat(call.checkpoints())
        .endsWith(before.withName("web"), before.withName("web").withConnectionLimit(6));
  }

  @Test
  void upgradeReadsTheFirstVersion() {
    assertThat(roles.upgrade(new RoleV0("7", "app", true)).toId()).isEqualTo(new Id(7));
  }
}
