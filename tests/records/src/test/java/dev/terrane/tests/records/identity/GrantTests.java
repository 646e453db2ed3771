package dev.terrane.tests.records.identity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A set cannot be part of an identity; the resource reads and imports by it all the same. */
class GrantTests {
  private static final String CONFIG =
      "{role = \"r\", schemas = [\"b\", \"a\"], privileges = [\"use\"]}";

  private final List<Grant> client =
      new ArrayList<>(List.of(new Grant("r", Set.of("c"), Set.of("make"))));
  private final TestInstance grant = Serving.instance(client, new GrantResource());

  @Test
  void anOverriddenReadTellsObjectsOfOneIdentityApart() {
    assertThat(grant.apply(CONFIG).all()).isEmpty();
    assertThat(grant.apply(CONFIG.replace("use", "drop")).all()).isEmpty();
    assertThat(grant.plan(CONFIG.replace("\"a\"", "\"c\"")).action()).isEqualTo(Action.REPLACE);
    assertThat(grant.destroy().all()).isEmpty();
    assertThat(client).containsExactly(new Grant("r", Set.of("c"), Set.of("make")));
  }

  @Test
  void anImportTellsTheSet() {
    assertThat(grant.apply(CONFIG).all()).isEmpty();
    var imported = Serving.instance(client, new GrantResource());
    assertThat(imported.importId("r/a,b").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(grant.state());
    assertThat(imported.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anImportOfWhatIsNotThereIsRefused() {
    var imported = Serving.instance(client, new GrantResource());
    imported.importId("r/x");
    assertThat(imported.exists()).isFalse();
  }
}
