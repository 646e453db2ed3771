package dev.terrane.tests.records.identity;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A set and a list are parts of an identity, where Terraform accepts only the list. */
class MembershipTests {
  private static final String CONFIG = "{team = \"t\", users = [\"b\", \"a\"], shifts = [22, 6]}";
  private static final Membership MEMBERSHIP =
      new Membership("t", Set.of("a", "b"), List.of(22, 6), 2);

  private final List<Membership> client = new ArrayList<>();
  private final TestInstance membership = Serving.instance(client, new MembershipResource());

  @Test
  void aSetIsASortedListInTheIdentity() {
    assertThat(membership.apply(CONFIG).all()).isEmpty();
    var identity = new String(membership.stored().identity().orElseThrow().json().array(), UTF_8);
    assertThat(identity).isEqualTo("{\"shifts\":[22,6],\"team\":\"t\",\"users\":[\"a\",\"b\"]}");
    assertThat(membership.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anImportByIdentityNamesItInAnyOrder() {
    client.add(MEMBERSHIP);
    membership.importIdentity("{team = \"t\", users = [\"b\", \"a\"], shifts = [22, 6]}");
    assertThat(membership.exists()).isTrue();
    assertThat(membership.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void theOrderOfAListDistinguishesObjects() {
    client.add(MEMBERSHIP);
    membership.importIdentity("{team = \"t\", users = [\"a\", \"b\"], shifts = [6, 22]}");
    assertThat(membership.exists()).isFalse();
  }

  @Test
  void anImportIdJoinsTheElements() {
    client.add(MEMBERSHIP);
    assertThat(membership.importId("t/b,a/22+6").all()).isEmpty();
    assertThat(membership.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void aChangeOfAnElementRequiresReplacement() {
    assertThat(membership.apply(CONFIG).all()).isEmpty();
    var other = CONFIG.replace("\"b\"", "\"c\"");
    assertThat(membership.plan(other).action()).isEqualTo(Action.REPLACE);
    assertThat(membership.apply(other).all()).isEmpty();
    assertThat(client).containsExactly(new Membership("t", Set.of("a", "c"), List.of(22, 6), 2));
    assertThat(membership.destroy().all()).isEmpty();
    assertThat(client).isEmpty();
  }

  @Test
  void anUnknownElementLeavesTheIdentityOpenUntilItIsCreated() {
    var planned = CONFIG.replace("\"b\"", "?");
    assertThat(membership.plan(planned).action()).isEqualTo(Action.CREATE);
    assertThat(membership.apply(planned, CONFIG).all()).isEmpty();
    assertThat(membership.stored().identity()).isPresent();
  }

  @Test
  void aDataSourceIsReadByIt() {
    client.add(MEMBERSHIP);
    var source = Serving.core(client, MembershipModel.dataSource(new MembershipResource()));
    var read =
        (ObjectValue)
            source.data(
                "test_membership", "{team = \"t\", users = [\"b\", \"a\"], shifts = [22, 6]}");
    assertThat(read.get("size")).isEqualTo(CtyValue.number(2));
  }
}
