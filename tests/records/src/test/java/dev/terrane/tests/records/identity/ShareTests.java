package dev.terrane.tests.records.identity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.Action;
import dev.terrane.provider.Part;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Trait;
import dev.terrane.testkit.Calls;
import dev.terrane.tests.core.TestInstance;
import dev.terrane.tests.records.Serving;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * An import may leave out the optional identity attributes, which are completed from the object.
 */
class ShareTests {
  private static final String CONFIG = "{server = \"s\", name = \"n\", port = 445}";

  private final Map<String, Share> client = new HashMap<>();
  private final TestInstance share = instance(new ShareResource());

  private TestInstance instance(Part<Map<String, Share>> resource) {
    return Serving.instance(client, resource);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{server = \"s\", name = \"n\"}",
        "{server = \"s\", name = \"n\", account = \"me\", protocol = \"smb\"}",
        "{server = \"s\", name = \"n\", region = \"eu\", port = 445}"
      })
  void anImportByIdentityMayLeaveItOut(String identity) {
    assertThat(share.apply(CONFIG).all()).isEmpty();
    var imported = instance(new ShareResource());
    assertThat(imported.importIdentity(identity).all()).isEmpty();
    assertThat(imported.state()).isEqualTo(share.state());
    assertThat(imported.plan(CONFIG).action()).isEqualTo(Action.NO_OP);
  }

  @Test
  void whatAnImportByIdentityNamesIsLookedFor() {
    assertThat(share.apply(CONFIG).all()).isEmpty();
    var imported = instance(new ShareResource());
    imported.importIdentity("{server = \"s\", name = \"n\", region = \"us\"}");
    assertThat(imported.exists()).isFalse();
  }

  @Test
  void anImportIdMayLeaveItOut() {
    assertThat(share.apply(CONFIG).all()).isEmpty();
    var imported = instance(new ShareResource());
    assertThat(imported.importId("s/n").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(share.state());
  }

  @Test
  void locatingNeedNotTellIt() {
    assertThat(share.apply(CONFIG).all()).isEmpty();
    var imported = instance(new LocatedShareResource());
    assertThat(imported.importId("n").all()).isEmpty();
    assertThat(imported.state()).isEqualTo(share.state());
  }

  @Test
  void itIsPartOfTheIdentityInAllElse() {
    assertThat(share.apply(CONFIG).all()).isEmpty();
    assertThat(share.plan(CONFIG.replace("}", ", region = \"us\"}")).action())
        .isEqualTo(Action.REPLACE);
    assertThat(share.plan(CONFIG.replace("}", ", protocol = \"nfs\"}")).action())
        .isEqualTo(Action.REPLACE);
    assertThat(share.apply(CONFIG.replace("445", "446")).all()).isEmpty();
    assertThat(share.destroy().all()).isEmpty();
    assertThat(client).isEmpty();
  }

  @Test
  void aDataSourceOfTheResourceMayLeaveItOut() throws Exception {
    assertThat(share.apply(CONFIG).all()).isEmpty();
    var source = ShareModel.dataSource(new ShareResource());
    assertThat(source.schema().members())
        .filteredOn(one -> one.is(Trait.REQUIRED))
        .map(Attribute::name)
        .containsExactly("server", "name");
    assertThat(source.schema().members())
        .filteredOn(one -> one.is(Trait.OPTIONAL))
        .map(Attribute::name)
        .containsExactly("port", "account", "protocol", "region");
    var in = ObjectView.EMPTY.with(ShareModel.SERVER, "s").with(ShareModel.NAME, "n");
    var read = source.read(Calls.with(client), in);
    assertThat(read.get(ShareModel.REGION)).isEqualTo("eu");
    assertThat(read.get(ShareModel.EndpointAttributes.PORT)).isEqualTo(445);
  }
}
