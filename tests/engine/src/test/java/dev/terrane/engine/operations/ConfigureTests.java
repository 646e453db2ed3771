package dev.terrane.engine.operations;

import static dev.terrane.provider.combination.Combination.exactlyOneOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.core.CoreOptions;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.session.Client;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Deferred;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.Validating;
import dev.terrane.tests.core.TestCore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The provider block, and life without a client.
class ConfigureTests {
  private static final Attribute<String> NAME = Attribute.string("name").required();
  private static final Attribute<String> TOKEN = Attribute.string("token").optional().sensitive();
  private static final Attribute<Long> PORT = Attribute.int64("port").defaultTo(80L);
  private static final Schema SCHEMA = Schema.provider(TOKEN, PORT);

  interface Connect<G> {
    @Nullable String connect(Connecting call, G config) throws Exception;
  }

  /// A type with the view of handles.
  private interface Handles extends ProviderType<ObjectView, String> {
    @Override
    default String name() {
      return "t";
    }

    @Override
    default Schema schema() {
      return SCHEMA;
    }

    @Override
    default Codec<ObjectView> codec() {
      return Codec.known(SCHEMA);
    }
  }

  private record Validated(List<String> seen) implements Handles {
    @Override
    public Provider<ObjectView, String> provider() {
      return new ValidatingProvider(seen);
    }
  }

  private record ValidatingProvider(List<String> seen)
      implements Provider<ObjectView, String>, Validating<ObjectView> {
    @Override
    public void validate(ObjectView config, Findings findings) {
      seen.add("port " + config.get(PORT));
      config
          .find(TOKEN)
          .ifPresent(token -> findings.error(TOKEN, "Invalid token", token + " has no colon."));
    }

    @Override
    public String connect(Connecting call, ObjectView config) {
      return "client";
    }

    @Override
    public List<? extends Part<? super String>> parts() {
      return List.of(new Thing(NAME));
    }
  }

  @Test
  void theProviderValidatesItsConfigurationWithDefaults() {
    var validated = new ArrayList<String>();
    assertThat(configure(new Validated(validated), "{}").all()).isEmpty();
    assertThat(validated).containsExactly("port 80");
  }

  @Test
  void aFindingOfTheProviderIsAtItsAttributeAndMasked() {
    var finding = configure(new Validated(new ArrayList<>()), "{token = \"hunter22\"}").only();
    assertThat(finding.path()).hasToString("token");
    assertThat(finding.detail()).isEqualTo("(sensitive value) has no colon.");
  }

  @Test
  void theProviderDoesNotValidateWhatItsViewCannotContain() {
    var validated = new ArrayList<String>();
    assertThat(configure(new Validated(validated), "{token = ?}").all()).isEmpty();
    assertThat(validated).isEmpty();
  }

  private record Connected<G>(Schema schema, Codec<G> codec, Connect<G> connect, Part<String> part)
      implements ProviderType<G, String> {
    @Override
    public String name() {
      return "t";
    }

    @Override
    public Provider<G, String> provider() {
      return new Provider<>() {
        @Override
        @SuppressWarnings("NullAway") // authors in other languages give back null
        public String connect(Connecting call, G config) throws Exception {
          return connect.connect(call, config);
        }

        @Override
        public List<? extends Part<? super String>> parts() {
          return List.of(part);
        }
      };
    }
  }

  private static CommandDiagnostics configure(ProviderType<?, ?> type, String config) {
    var session = TestCore.of(type).start();
    var block =
        DynamicValue.of(Notation.object(type.schema().members(), config), type.schema().type());
    var findings =
        new CommandDiagnostics(
            new ValidateProviderConfig(session)
                .run(new ValidateProviderConfig.Request(block))
                .diagnostics());
    var core = CoreOptions.TERRAFORM_1_16;
    var request = new ConfigureProvider.Request(core.version(), block, core.capabilities());
    return findings.ok()
        ? findings.and(
            new CommandDiagnostics(new ConfigureProvider(session).run(request).diagnostics()))
        : findings;
  }

  private static <G> Connected<G> connecting(Codec<G> codec, Connect<G> connect) {
    return new Connected<>(SCHEMA, codec, connect, new Thing(NAME));
  }

  /// Calls its client in every method.
  private static final class Needy extends Thing {
    Needy() {
      super(NAME);
    }

    @Override
    public ObjectView create(ApplyCall<String> call, ObjectView in) throws Exception {
      call.log().info(call.client());
      return super.create(call, in);
    }

    @Override
    public Optional<ObjectView> read(Call<String> call, ObjectView last) throws Exception {
      call.log().info(call.client());
      return super.read(call, last);
    }
  }

  @Test
  void theConfigurationHasItsDefaults() {
    var seen = new ArrayList<Long>();
    var type =
        connecting(
            Codec.known(SCHEMA),
            (_, config) -> {
              seen.add(config.get(PORT));
              return "client";
            });
    assertThat(configure(type, "{}").all()).isEmpty();
    assertThat(seen).containsExactly(80L);
  }

  @Test
  void rulesAboutSeveralAttributesAreChecked() {
    var schema =
        Schema.provider(TOKEN, Attribute.string("key").optional().check(exactlyOneOf(TOKEN)));
    var type = new Connected<>(schema, Codec.known(schema), (_, _) -> "client", new Thing(NAME));
    assertThat(configure(type, "{key = \"k\"}").all()).isEmpty();
    assertThat(configure(type, "{}").only().summary()).startsWith("Missing Attribute");
  }

  @Test
  void theVersionOfTheCliIsReported() {
    var seen = new ArrayList<String>();
    var type =
        connecting(
            Codec.known(SCHEMA),
            (call, _) -> {
              seen.add(call.terraformVersion());
              return "client";
            });
    configure(type, "{}");
    assertThat(seen).containsExactly("1.16.0");
  }

  private static String userAgent(Map<String, String> environment) {
    var seen = new ArrayList<String>();
    var type =
        connecting(
            Codec.known(SCHEMA),
            (call, _) -> {
              assertThat(call.userAgent()).contains("t/" + call.providerVersion());
              seen.add(call.userAgent());
              return "client";
            });
    var core = TestCore.of(type).inEnvironment(environment);
    assertThat(core.configure(core.start()).all()).isEmpty();
    return seen.getFirst();
  }

  @Test
  void theUserAgentNamesTerraformAndTheProvider() {
    assertThat(userAgent(Map.of()))
        .isEqualTo("Terraform/1.16.0 (+https://www.terraform.io) terraform-provider-t/dev");
  }

  @Test
  void theUserAgentEndsWithTheVariableThatAppendsToIt() {
    assertThat(userAgent(Map.of("TF_APPEND_USER_AGENT", " pipeline/7\r\nX-Evil: ä ")))
        .endsWith("terraform-provider-t/dev pipeline/7??X-Evil: ?");
  }

  @Test
  void aFailureIsOneDiagnostic() {
    var type =
        connecting(
            Codec.known(SCHEMA),
            (_, _) -> {
              throw new IOException("no route to host");
            });
    var finding = configure(type, "{}").only();
    assertThat(finding.summary()).isEqualTo("Failed: connect of provider t");
    assertThat(finding.detail()).contains("IOException: no route to host");
  }

  @Test
  void aSecretIsNotReportedByAFailure() {
    var type =
        connecting(
            Codec.known(SCHEMA),
            (_, config) -> {
              throw new IOException("401 for " + config.get(TOKEN));
            });
    var core = TestCore.of(type).configure("{token = \"hunter22\"}");
    assertThat(core.configure(core.start()).text())
        .contains("401 for (sensitive value)")
        .doesNotContain("hunter22");
    assertThat(core.log().toString()).contains("401 for").doesNotContain("hunter22");
  }

  @Test
  void noClientIsABug() {
    var type = connecting(Codec.known(SCHEMA), (_, _) -> null);
    assertThat(configure(type, "{}").only().detail()).contains("connect returned null");
  }

  /// As generated code does, calls the author's constructor and nothing else.
  private record Entry(boolean builds) implements Handles {
    @Override
    public Provider<ObjectView, String> provider() {
      return new Written(builds);
    }
  }

  private static class Base {
    Base(boolean builds) {
      if (!builds) {
        throw new IllegalStateException("no home directory");
      }
    }
  }

  /// The author's provider.
  private static final class Written extends Base implements Provider<ObjectView, String> {
    Written(boolean builds) {
      super(builds);
    }

    @Override
    public String connect(Connecting call, ObjectView config) throws Exception {
      throw new IOException("no route to host");
    }

    @Override
    public List<? extends Part<? super String>> parts() {
      throw new IllegalStateException("no parts today");
    }
  }

  @Test
  void aFailureNamesTheClassThatTheAuthorHasWritten() {
    assertThat(configure(new Entry(true), "{}").only().detail())
        .startsWith("Written.connect failed: IOException: no route to host");
    var findings = new Diagnostics();
    TestCore.of(new Entry(true)).start().registry(findings);
    assertThat(findings.all().getFirst().detail())
        .startsWith("Written.parts failed: IllegalStateException: no parts today");
  }

  @Test
  void aConstructorThatFailsIsCalledAConstructor() {
    var finding = configure(new Entry(false), "{}").only();
    assertThat(finding.summary()).isEqualTo("Failed: constructor of provider t");
    assertThat(finding.detail())
        .startsWith("Written's constructor failed: IllegalStateException: no home directory");
  }

  @Test
  void aCodecThatFailsIsOneDiagnostic() {
    var codec =
        Codec.objects(SCHEMA)
            .<String>as(
                view -> {
                  throw new IllegalStateException("cannot read " + view);
                },
                text -> ObjectView.EMPTY.with(TOKEN, text));
    var finding = configure(connecting(codec, (_, token) -> token), "{}").only();
    assertThat(finding.summary()).isEqualTo("Failed: configuration of provider t");
    assertThat(finding.detail()).contains("cannot read");
  }

  @Test
  void aValueThatDoesNotFitIsNamed() {
    var finding = configure(connecting(Codec.known(SCHEMA), (_, _) -> "c"), "{port = 1.5}").only();
    assertThat(finding.path()).hasToString("port");
    assertThat(finding.detail()).contains("must be a whole number");
  }

  @Test
  void aViewWithUnknownsConnectsAllTheSame() {
    var seen = new ArrayList<Value<String>>();
    Codec<ValueView> codec = Codec.values(SCHEMA);
    var type =
        connecting(
            codec,
            (_, config) -> {
              seen.add(config.get(TOKEN));
              return "client";
            });
    assertThat(configure(type, "{token = ?}").all()).isEmpty();
    assertThat(seen).containsExactly(Value.unknown());
  }

  @Test
  void aViewWithoutUnknownsIsNotConnectedBeforeAllIsKnown() {
    var seen = new ArrayList<ObjectView>();
    var type =
        connecting(
            Codec.known(SCHEMA),
            (_, config) -> {
              seen.add(config);
              return "client";
            });
    assertThat(configure(type, "{token = ?}").all()).isEmpty();
    assertThat(seen).isEmpty();
  }

  private static Connected<ValueView> deferring() {
    return connecting(
        Codec.values(SCHEMA),
        (_, _) -> {
          throw Deferred.because(Deferred.Reason.PROVIDER_CONFIG_UNKNOWN);
        });
  }

  @Test
  void aConnectThatDefersForAnUnknownValueLeavesNoClient() {
    var core = TestCore.of(deferring()).configure("{token = ?}");
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    assertThat(session.client()).isEqualTo(new Client.NotKnown("token"));
  }

  @Test
  void aConnectThatDefersWithoutUnknownValuesIsAnError() {
    var core = TestCore.of(deferring()).configure("{token = \"hunter22\"}");
    var session = core.start();
    assertThat(core.configure(session).only().summary())
        .isEqualTo("Deferral not allowed: connect of provider t");
    assertThat(session.client()).isEqualTo(new Client.NotConfigured());
  }

  @Test
  void withoutAClientAPlanWorks() {
    var core = TestCore.of(Sample.of(new Needy())).configure("{endpoint = ?}");
    assertThat(core.resource("t_thing").plan("{name = \"a\"}").findings().all()).isEmpty();
  }

  @Test
  void withoutAClientApplyNamesTheUnknownArgument() {
    var core = TestCore.of(Sample.of(new Needy())).configure("{endpoint = ?}");
    var thing = core.resource("t_thing");
    var finding = thing.apply("{name = \"a\"}").only();
    assertThat(finding.summary()).isEqualTo("Provider configuration not known");
    assertThat(finding.detail()).contains("endpoint").contains("-target");
    assertThat(thing.exists()).isFalse();
  }

  @Test
  void anObjectViewIsNotConnectedBeforeAllIsKnown() {
    var seen = new ArrayList<ObjectView>();
    var type =
        connecting(
            Codec.objects(SCHEMA),
            (_, config) -> {
              seen.add(config);
              return "client";
            });
    var core = TestCore.of(type).configure("{token = ?}");
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    assertThat(seen).isEmpty();
    assertThat(session.client()).isEqualTo(new Client.NotKnown("token"));
  }

  @Test
  void aSecondConfigurationThatFailsLeavesNoClient() {
    var type =
        connecting(
            Codec.known(SCHEMA),
            (_, config) -> {
              if (config.get(PORT) == 81) {
                throw new IOException("no route to host");
              }
              return "client";
            });
    var core = TestCore.of(type);
    var session = core.start();
    assertThat(core.configure(session).all()).isEmpty();
    assertThat(session.client()).isEqualTo(new Client.Connected("client"));
    assertThat(core.configure("{port = 81}").configure(session).ok()).isFalse();
    assertThat(session.client()).isEqualTo(new Client.NotConfigured());
  }

  @Test
  void aSchemaOfAnotherKindIsRefused() {
    var schema = Schema.resource(NAME);
    var type = new Connected<>(schema, Codec.known(schema), (_, _) -> "c", new Thing(NAME));
    var finding = configure(type, "{name = \"a\"}").all().getFirst();
    assertThat(finding.summary()).isEqualTo("Failed: schema of provider t");
    assertThat(finding.detail())
        .contains("the schema was created for a resource; create it for a provider");
  }
}
