package dev.terrane.tests.records.identity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A set of objects cannot be part of an identity; the resource reads and imports by it. */
class GrantTests {
  private static final String CONFIG =
      "{role = \"r\", schemas = [{database = \"d\", name = \"a\"}], privileges = [\"use\"]}";
  private static final Grant OTHER =
      new Grant("r", Set.of(new Grant.InDatabase("d", "c")), Set.of("make"));

  private final List<Grant> client = new ArrayList<>(List.of(OTHER));
  private final TestInstance grant = Serving.instance(client, new GrantResource());

  @Test
  void anOverriddenReadTellsObjectsOfOneIdentityApart() {
    assertThat(grant.apply(CONFIG).all()).isEmpty();
    assertThat(grant.apply(CONFIG.replace("use", "drop")).all()).isEmpty();
    assertThat(grant.plan(CONFIG.replace("\"a\"", "\"c\"")).action()).isEqualTo(Action.REPLACE);
    assertThat(grant.destroy().all()).isEmpty();
    assertThat(client).containsExactly(OTHER);
  }

  @Test
  void anImportTellsTheSet() {
    assertThat(grant.apply(CONFIG).all()).isEmpty();
    var imported = Serving.instance(client, new GrantResource());
    assertThat(imported.importId("r/d/a").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(grant.state());
    assertThat(imported.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void anImportOfWhatIsNotThereIsRefused() {
    var imported = Serving.instance(client, new GrantResource());
    imported.importId("r/d/x");
    assertThat(imported.exists()).isFalse();
  }
}
