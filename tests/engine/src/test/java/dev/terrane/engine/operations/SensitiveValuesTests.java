package dev.terrane.engine.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.Bytes;
import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.resource.ApplyResourceChange;
import dev.terrane.engine.resource.ReadResource;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Lookup;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.tests.core.TestCore;
import dev.terrane.tests.core.TestInstance;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests that sensitive values are masked in diagnostics and logs.
class SensitiveValuesTests {
  private static final Attribute<String> SECRET = Attribute.string("secret").optional().sensitive();
  private static final NestedObject<ObjectView> LOGIN = NestedObject.of(SECRET);
  private static final NestedObject<ObjectView> PLAIN =
      NestedObject.of(Attribute.string("secret").optional());
  private static final NestedObject<ObjectView> MIXED =
      NestedObject.of(SECRET, Attribute.of("any", AttributeType.ANY).optional());

  /// The places of a sensitive value.
  enum SecretPlacement {
    ATTRIBUTE(SECRET, "{secret = \"hunter22\"}"),
    WRITE_ONLY(Attribute.string("pw").optional().writeOnly(), "{pw = \"hunter22\"}"),
    NUMBER(Attribute.int64("pin").optional().sensitive(), "{pin = 987654}"),
    LIST(
        Attribute.of("all", AttributeType.list(AttributeType.STRING)).optional().sensitive(),
        "{all = [\"x\", \"hunter22\"]}"),
    MAP(
        Attribute.of("all", AttributeType.map(AttributeType.STRING)).optional().sensitive(),
        "{all = {k = \"hunter22\"}}"),
    ANY(
        Attribute.of("any", AttributeType.ANY).optional().sensitive(),
        "{any = {k = [\"hunter22\"]}}"),
    OBJECT(
        Attribute.of("login", AttributeType.object(PLAIN)).optional().sensitive(),
        "{login = {secret = \"hunter22\"}}"),
    BLOCK(LOGIN.block("login"), "{login = {secret = \"hunter22\"}}"),
    BLOCK_SET(LOGIN.blockSet("login"), "{login = [{secret = \"hunter22\"}]}"),
    BLOCK_MAP(LOGIN.blockMap("login"), "{login = {k = {secret = \"hunter22\"}}}"),
    MIXED_MAP(MIXED.blockMap("login"), "{login = {k = {secret = \"hunter22\", any = 1}, l = {}}}"),
    NESTED(LOGIN.attribute("login").optional().sensitive(), "{login = {secret = \"hunter22\"}}");

    @SuppressWarnings("ImmutableEnumChecker") // handles and constructors are immutable
    private final Attribute<?> attribute;

    private final String config;

    SecretPlacement(Attribute<?> attribute, String config) {
      this.attribute = attribute;
      this.config = config;
    }
  }

  /// Logs and throws all that it was given.
  private static final class Talkative extends Thing {
    Talkative(Attribute<?> member) {
      super(member);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      call.log().info("asked for " + in);
      call.log().write(dev.terrane.provider.Log.Level.INFO, "asked", Map.of("in", in));
      call.warn("Asked for " + in, "All of " + in);
      throw new IOException("401 for " + in, new IllegalStateException("bad " + in));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aSecretLeavesNeitherInADiagnosticNorInTheLog(SecretPlacement place) {
    var core = TestCore.of(Sample.of(new Talkative(place.attribute)));
    TestInstance thing = core.resource("t_thing");
    var reported = thing.apply(place.config).text() + core.log();
    assertThat(reported)
        .contains("401 for")
        .contains("(sensitive value)")
        .doesNotContain("hunter22")
        .doesNotContain("987654");
    assertThat(core.log().toString()).contains("stack=").contains("Talkative.create");
  }

  @Test
  void aSecretWithQuotesAndLineEndsIsMaskedInEitherSpelling() {
    var core =
        TestCore.of(
            Sample.of(
                new Thing(SECRET) {
                  @Override
                  public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
                    var text = in.get(SECRET) + "\n\"x\"";
                    call.log().info("plain " + text);
                    throw new IOException(CtyValue.string(text).toString());
                  }
                }));
    var thing = core.resource("t_thing");
    assertThat(thing.apply("{secret = \"hunter22\"}").text() + core.log())
        .doesNotContain("hunter22");
  }

  @Test
  void aTextThatIsTooShortIsNotMasked() {
    var core = TestCore.of(Sample.of(new Talkative(SECRET)));
    assertThat(core.resource("t_thing").apply("{secret = \"on\"}").text()).contains("on");
  }

  /// Hands out a secret of its own making, then quotes it.
  private static final class Revealing extends Thing {
    private static final Attribute<String> TOKEN =
        Attribute.string("token").computed().nullable().sensitive();
    private static final ObjectView FOUND = ObjectView.EMPTY.with(TOKEN, "hunter22");
    private boolean checkpoints;
    private boolean quotes;

    Revealing() {
      super(TOKEN);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      if (checkpoints) {
        call.checkpoint(FOUND);
      }
      return answer();
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      return Optional.of(answer());
    }

    private ObjectView answer() throws IOException {
      if (quotes) {
        throw new IOException("401 for hunter22");
      }
      return FOUND;
    }
  }

  private final Revealing revealing = new Revealing();
  private final TestCore revealed = TestCore.of(Sample.of(revealing));
  private final Session session = revealed.start();

  private static DynamicValue sent(String text) {
    var schema = new Revealing().schema();
    return DynamicValue.of(
        text.isEmpty() ? CtyValue.nullOf(schema.type()) : Notation.object(schema.members(), text),
        schema.type());
  }

  private CommandDiagnostics create() {
    var request =
        new ApplyResourceChange.Request(
            "t_thing", sent(""), sent("{token = ?}"), sent("{}"), Bytes.EMPTY, DynamicValue.ABSENT);
    return new CommandDiagnostics(new ApplyResourceChange(session).run(request).diagnostics());
  }

  private CommandDiagnostics read() {
    var request =
        new ReadResource.Request(
            "t_thing", sent("{}"), Bytes.EMPTY, DynamicValue.ABSENT, ClientCapabilities.NONE);
    return new CommandDiagnostics(new ReadResource(session).run(request).diagnostics());
  }

  private void assertQuotedWithoutTheSecret(CommandDiagnostics findings) {
    assertThat(findings.only().detail()).contains("401 for (sensitive value)");
    assertThat(findings.text() + revealed.log()).doesNotContain("hunter22");
  }

  @Test
  void aSecretThatIsFirstSeenInACheckpointIsMasked() {
    revealed.configure(session);
    revealing.checkpoints = true;
    revealing.quotes = true;
    assertQuotedWithoutTheSecret(create());
  }

  @Test
  void aSecretThatIsFirstSeenInAResultIsMaskedLater() {
    revealed.configure(session);
    assertThat(create().all()).isEmpty();
    revealing.quotes = true;
    assertQuotedWithoutTheSecret(create());
  }

  @Test
  void aSecretThatIsFirstSeenInAReadIsMaskedLater() {
    revealed.configure(session);
    assertThat(read().all()).isEmpty();
    revealing.quotes = true;
    assertQuotedWithoutTheSecret(read());
  }

  @Test
  void aSecretThatIsFirstSeenInADataSourceIsMaskedLater() {
    var token = Attribute.string("token").computed().sensitive();
    final class Quoting extends Lookup {
      private int reads;

      Quoting() {
        super(token);
      }

      @Override
      public ObjectView read(Call<String> call, ObjectView in) throws Exception {
        reads++;
        if (reads > 1) {
          throw new IOException("401 for hunter22");
        }
        return in.with(token, "hunter22");
      }
    }
    var core = TestCore.of(Sample.of(new Quoting()));
    var data = core.start();
    core.configure(data);
    var config = CtyValue.object(Map.of("token", CtyValue.nullOf(CtyType.STRING)));
    var sent = DynamicValue.of(config, config.type());
    var request = new ReadDataSource.Request("t_lookup", sent, ClientCapabilities.NONE);
    assertThat(new ReadDataSource(data).run(request).diagnostics()).isEmpty();
    assertThat(
            new CommandDiagnostics(new ReadDataSource(data).run(request).diagnostics())
                .only()
                .detail())
        .contains("401 for (sensitive value)");
  }

  @Test
  void aSecretThatIsACommonWordDoesNotMaskTheFrameworksOwnWords() {
    var core = TestCore.of(Sample.of(new Talkative(SECRET)));
    var reported = core.resource("t_thing").apply("{secret = \"create\"}").all().getLast();
    assertThat(reported.summary()).isEqualTo("Failed: create of resource t_thing");
    assertThat(reported.detail())
        .startsWith("Talkative.create failed: IOException: 401 for")
        .contains("(sensitive value)");
  }
}
