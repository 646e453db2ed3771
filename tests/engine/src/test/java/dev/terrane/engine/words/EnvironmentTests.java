package dev.terrane.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.core.CommandDiagnostics;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.core.TestCore;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Tests defaults from environment variables.
class EnvironmentTests {
  private static final Attribute<String> TOKEN =
      Attribute.string("token").sensitive().defaultFromEnvironment("X_TOKEN", "Y_TOKEN");
  private static final Attribute<Integer> PORT =
      Attribute.int32("port")
          .nullable()
          .check(Check.between(1, 99))
          .defaultFromEnvironment("X_PORT");

  /// Remembers its configurations.
  private record Remembering(Schema schema, List<ObjectView> seen, List<String> log)
      implements ProviderType<ObjectView, String> {
    Remembering(Attribute<?>... members) {
      this(Schema.provider(members), new ArrayList<>(), new ArrayList<>());
    }

    @Override
    public String name() {
      return "t";
    }

    @Override
    public Codec<ObjectView> codec() {
      return Codec.known(schema);
    }

    @Override
    public Provider<ObjectView, String> provider() {
      return new Provider<>() {
        @Override
        public String connect(Connecting call, ObjectView config) {
          seen.add(config);
          call.log().info("token " + config.find(TOKEN).orElse("-"));
          return "client";
        }

        @Override
        public List<? extends Part<? super String>> parts() {
          return List.of();
        }
      };
    }

    CommandDiagnostics configure(String config, Map<String, String> environment) {
      var core = TestCore.of(this).configure(config).inEnvironment(environment);
      var findings = core.configure(core.start());
      log.addAll(core.log());
      return findings;
    }
  }

  @Test
  void theFirstVariableThatIsSetAndNotEmptyCounts() {
    var provider = new Remembering(TOKEN, PORT);
    var variables = Map.of("X_TOKEN", "", "Y_TOKEN", "from y", "X_PORT", "7");
    assertThat(provider.configure("{}", variables).all()).isEmpty();
    assertThat(provider.seen())
        .singleElement()
        .satisfies(seen -> {
          assertThat(seen.get(TOKEN)).isEqualTo("from y");
          assertThat(seen.get(PORT)).isEqualTo(7);
        });
  }

  @Test
  void whatIsWrittenCountsMore() {
    var provider = new Remembering(TOKEN);
    assertThat(provider.configure("{token = \"own\"}", Map.of("X_TOKEN", "other")).all()).isEmpty();
    assertThat(provider.seen()).extracting(seen -> seen.get(TOKEN)).containsExactly("own");
  }

  @Test
  void whatIsUnknownIsNotMissing() {
    var provider = new Remembering(TOKEN);
    assertThat(provider.configure("{token = ?}", Map.of("X_TOKEN", "other")).all()).isEmpty();
    assertThat(provider.seen()).isEmpty();
  }

  @Test
  void whatIsMissingEverywhereIsOneErrorWithTheCure() {
    var finding = new Remembering(TOKEN).configure("{}", Map.of()).only();
    assertThat(finding.path()).hasToString("token");
    assertThat(finding.summary()).isEqualTo("Missing value for token");
    assertThat(finding.detail())
        .isEqualTo(
            "Set it in the provider block, or set the environment variable X_TOKEN or Y_TOKEN.");
  }

  @Test
  void whatIsNullableOrHasADefaultMayBeMissing() {
    var region = Attribute.string("region").defaultFromEnvironment("X_REGION").defaultTo("eu");
    var provider = new Remembering(PORT, region);
    assertThat(provider.configure("{}", Map.of()).all()).isEmpty();
    assertThat(provider.seen()).extracting(seen -> seen.get(region)).containsExactly("eu");
    assertThat(provider.seen()).extracting(seen -> seen.find(PORT).isEmpty()).containsExactly(true);
  }

  @Test
  void isNotLookedAtToValidate() {
    var core = TestCore.of(new Remembering(TOKEN));
    assertThat(core.validate(core.start()).all()).isEmpty();
  }

  @Test
  void aTextThatDoesNotFitNamesTheVariable() {
    var finding = new Remembering(PORT).configure("{}", Map.of("X_PORT", "many")).only();
    assertThat(finding.path()).hasToString("port");
    assertThat(finding.summary()).isEqualTo("Invalid value of X_PORT");
    assertThat(finding.detail())
        .isEqualTo(
            "The environment variable X_PORT sets port, which must be a number, but is"
                + " \"many\".");
  }

  @Test
  void isCheckedLikeWhatIsWritten() {
    assertThat(new Remembering(PORT).configure("{}", Map.of("X_PORT", "100")).only().detail())
        .contains("must be between 1 and 99, but is \"100\"");
    assertThat(new Remembering(PORT).configure("{}", Map.of("X_PORT", "1.5")).only().detail())
        .contains("X_PORT")
        .contains("must be a whole number");
  }

  @Test
  void aSecretIsMaskedAndNotShown() {
    var provider = new Remembering(TOKEN.check(Check.length(1, 8)));
    assertThat(provider.configure("{}", Map.of("X_TOKEN", "hunter22")).all()).isEmpty();
    assertThat(provider.log().toString())
        .contains("token (sensitive value)")
        .doesNotContain("hunter22");
    var refused = provider.configure("{}", Map.of("X_TOKEN", "hunter22-too-long"));
    assertThat(refused.only().detail())
        .contains("must have 1 to 8 characters. The value is sensitive and not shown.")
        .doesNotContain("hunter22");
  }

  @Test
  void anOwnTypeThatCannotReadASecretDoesNotTellIt() {
    var type =
        AttributeType.STRING.<Integer>as(
            text -> {
              throw new IllegalArgumentException("cannot read " + text);
            },
            String::valueOf);
    var pin = Attribute.of("pin", type).sensitive().defaultFromEnvironment("X_PIN");
    assertThat(new Remembering(pin).configure("{}", Map.of("X_PIN", "hunter22")).only().detail())
        .contains("has an invalid value")
        .doesNotContain("hunter22");
  }
}
