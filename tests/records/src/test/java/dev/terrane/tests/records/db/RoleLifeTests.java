package dev.terrane.tests.records.db;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.RawState;
import dev.terrane.engine.resource.UpgradeResourceState;
import dev.terrane.provider.Diagnostic;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A role through the engine, on a database in memory. */
class RoleLifeTests {
  private static final String READS =
      "{database = \"shop\", privileges = [\"connect\", \"usage\"]}";
  private static final String WRITES = "{database = \"shop\", privileges = [\"create\"]}";

  private final MemoryDb db = new MemoryDb();
  private final TestInstance role = Serving.instance(db, new RoleResource());

  @Test
  void livesFromCreateToDestroy() {
    assertThat(role.apply("{name = \"app\", grants = [" + READS + "]}").all()).isEmpty();
    assertThat(role.state())
        .isEqualTo(
            role.value(
                "{oid = 16384, name = \"app\", login = false, connection_limit = -1, drop_owned ="
                    + " false, grants = [{database = \"shop\", privileges = [\"connect\","
                    + " \"usage\"], grantable = false}]}"));
    assertThat(role.destroy().all()).isEmpty();
    assertThat(role.exists()).isFalse();
    assertThat(db.statements()).last().isEqualTo("drop app");
  }

  @Test
  void anotherNameIsARenameInPlace() {
    role.apply("{name = \"app\"}");
    assertThat(role.plan("{name = \"web\"}").action()).isEqualTo(Action.UPDATE);
    db.forget();
    assertThat(role.apply("{name = \"web\"}").all()).isEmpty();
    assertThat(db.statements()).containsExactly("rename app to web");
    assertThat(role.state())
        .isEqualTo(
            role.value(
                "{oid = 16384, name = \"web\", login = false, connection_limit = -1, drop_owned ="
                    + " false}"));
  }

  @Test
  void whatWasDoneBeforeAnUpdateFailedIsKeptAndNothingElse() {
    role.apply("{name = \"app\"}");
    db.failAt("alter");
    assertThat(role.apply("{name = \"web\", login = true, grants = [" + READS + "]}").ok())
        .isFalse();
    assertThat(role.state())
        .isEqualTo(
            role.value(
                "{oid = 16384, name = \"web\", login = false, connection_limit = -1, drop_owned ="
                    + " false}"));
    assertThat(role.stored().tainted()).isFalse();
    db.failAt("");
    db.forget();
    assertThat(role.apply("{name = \"web\", login = true, grants = [" + READS + "]}").all())
        .isEmpty();
    assertThat(db.statements())
        .containsExactly("alter web password null", "grant web on shop[CONNECT, USAGE]");
  }

  @Test
  void aRoleWhoseCreationFailedIsDestroyedAfterwards() {
    db.failAt("grant");
    assertThat(role.apply("{name = \"app\", grants = [" + READS + "]}").ok()).isFalse();
    assertThat(role.stored().tainted()).isTrue();
    assertThat(role.state())
        .isEqualTo(
            role.value(
                "{oid = 16384, name = \"app\", login = false, connection_limit = -1, drop_owned ="
                    + " false}"));
    assertThat(role.plan("{name = \"app\"}").action()).isEqualTo(Action.REPLACE);
    assertThat(role.destroy().all()).isEmpty();
    assertThat(db.statements()).last().isEqualTo("drop app");
  }

  @Test
  void aRoleWhoseStateIsIncompleteIsCreatedAnew() {
    db.failAt("grant");
    role.apply("{name = \"app\", grants = [" + READS + "]}");
    db.failAt("");
    assertThat(role.apply("{name = \"app\", grants = [" + READS + "]}").all()).isEmpty();
    assertThat(db.statements()).contains("drop app");
    assertThat(role.stored().tainted()).isFalse();
  }

  @Test
  void isImportedByItsNameWhichIsNotItsIdentity() {
    role.apply("{name = \"app\", login = true, grants = [" + READS + "]}");
    var imported = Serving.instance(db, new RoleResource());
    assertThat(imported.importId("app").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(role.state());
    assertThat(imported.plan("{name = \"app\", login = true, grants = [" + READS + "]}").action())
        .isEqualTo(Action.NO_OP);
  }

  @Test
  void aNameThatIsNotThereCannotBeImported() {
    assertThat(role.importId("nobody").ok()).isFalse();
    assertThat(role.exists()).isFalse();
  }

  @Test
  void onlyTheGrantsThatDifferAreTouchedAlsoWhenADefaultIsWrittenOut() {
    role.apply("{name = \"app\", grants = [" + READS + "]}");
    db.forget();
    var spelled = READS.replace("}", ", grantable = false}");
    assertThat(role.plan("{name = \"app\", grants = [" + spelled + "]}").action())
        .isEqualTo(Action.NO_OP);
    assertThat(role.apply("{name = \"app\", grants = [" + spelled + ", " + WRITES + "]}").all())
        .isEmpty();
    assertThat(db.statements()).containsExactly("grant app on shop[CREATE]");
    db.forget();
    assertThat(role.apply("{name = \"app\", grants = [" + WRITES + "]}").all()).isEmpty();
    assertThat(db.statements()).containsExactly("revoke app on shop[CONNECT, USAGE]");
  }

  @Test
  void aPasswordIsSetAtOnceAndAgainOnlyWhenItsVersionIsRaised() {
    role.apply("{name = \"app\", password_wo = \"one\", password_wo_version = 1}");
    role.apply("{name = \"web\", password_wo = \"two\", password_wo_version = 1}");
    role.apply("{name = \"web\", password_wo = \"two\", password_wo_version = 2}");
    assertThat(db.statements())
        .containsExactly("create app password one", "rename app to web", "alter web password two");
    assertThat(role.state().toString()).doesNotContain("one", "two");
  }

  @Test
  void whatTheDatabaseDoesNotKnowIsKeptInTheState() {
    role.apply("{name = \"app\", drop_owned = true}");
    assertThat(role.refresh().all()).isEmpty();
    assertThat(role.plan("{name = \"app\", drop_owned = true}").action()).isEqualTo(Action.NO_OP);
    role.destroy();
    assertThat(db.statements())
        .containsExactly("create app password null", "drop owned by app", "drop app");
  }

  private UpgradeResourceState.Response upgraded(String json) {
    var session = Serving.core(db, new RoleResource()).start();
    var raw = new RawState(Bytes.of(json.getBytes(StandardCharsets.UTF_8)), Map.of());
    return new UpgradeResourceState(session)
        .run(new UpgradeResourceState.Request("test_role", 0, raw));
  }

  @Test
  void aStateOfTheFirstVersionIsUpgradedAsTheRecordThatItWasThen() {
    var response = upgraded("{\"id\": \"7\", \"name\": \"app\", \"can_login\": true}");
    assertThat(response.diagnostics()).isEmpty();
    assertThat(response.upgradedState().decode(RoleModel.resource().schema().type()))
        .isEqualTo(
            role.value(
                "{oid = 7, name = \"app\", login = true, connection_limit = -1, drop_owned = false}"));
  }

  @Test
  void aStateOfTheFirstVersionThatMakesNoSenseIsLeftAlone() {
    var response = upgraded("{\"id\": \"seven\", \"name\": \"app\"}");
    assertThat(response.diagnostics()).singleElement().matches(Diagnostic::isError);
    assertThat(response.upgradedState()).isEqualTo(DynamicValue.ABSENT);
  }

  @Test
  void aStateThatHoldsNothingButTheIdentityCanBeReadAndDestroyed() {
    role.apply("{name = \"app\", login = true}");
    role.storing("{oid = 16384}");
    assertThat(role.plan("{name = \"app\", login = true}").findings().all()).isEmpty();
    assertThat(role.destroy().all()).isEmpty();
    assertThat(db.statements()).last().isEqualTo("drop app");
  }

  @Test
  void aRoleThatIsGoneIsCreatedAnew() throws SQLException {
    role.apply("{name = \"app\"}");
    db.drop(16384);
    assertThat(role.plan("{name = \"app\"}").action()).isEqualTo(Action.CREATE);
    assertThat(role.destroy().all()).isEmpty();
  }

  @Test
  void aNumberIsEnoughToReadARole() {
    role.apply("{name = \"app\", login = true}");
    var found = Serving.core(db, RoleModel.dataSource(new RoleResource()));
    assertThat(found.data("test_role", "{oid = 16384}").toString()).contains("app", "true");
    var missing = found.dataFindings("test_role", "{oid = 1}").only();
    assertThat(missing.isError()).isTrue();
  }

  @Test
  void driftIsMended() throws Exception {
    role.apply("{name = \"app\", login = true}");
    db.alter(16384, false, -1, null);
    assertThat(role.plan("{name = \"app\", login = true}").action()).isEqualTo(Action.UPDATE);
    assertThat(role.apply("{name = \"app\", login = true}").all()).isEmpty();
  }

  @Test
  void aRoleWithoutPrivilegesInAGrantIsRefusedAtItsPlace() {
    var finding =
        role.validate("{name = \"app\", grants = [{database = \"shop\", privileges = []}]}").only();
    assertThat(finding.path()).hasToString("grants");
    assertThat(finding.detail())
        .isEqualTo(
            "The attribute grants.privileges (where database = \"shop\") must not be empty, but is [].");
  }

  @Test
  void aPrivilegeThatDoesNotExistIsRefusedWithThoseThatDo() {
    var finding =
        role.validate("{name = \"app\", grants = [{database = \"shop\", privileges = [\"FLY\"]}]}")
            .only();
    assertThat(finding.detail()).contains("connect", "create", "temporary", "usage");
  }
}
