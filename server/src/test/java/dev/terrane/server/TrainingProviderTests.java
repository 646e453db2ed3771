package dev.terrane.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.ClientCapabilities;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.part.Kinds;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.NestedShape.Nesting;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TrainingProviderTests {
  private static final String PROPERTY = "terrane.training";
  private static final String ADDED = "fleet_terrane_training";

  @AfterEach
  void endTraining() {
    System.clearProperty(PROPERTY);
  }

  private static ProviderType<?, ?> inTraining(String mode) {
    System.setProperty(PROPERTY, mode);
    return TrainingProvider.in(new FleetProvider());
  }

  private static GetProviderSchema.Response schema(ProviderType<?, ?> type) {
    return new GetProviderSchema(new Session(type, (_, _, _) -> {}))
        .run(new GetProviderSchema.Request());
  }

  @Test
  void withoutTrainingAProviderIsWhatItIs() {
    var type = new FleetProvider();
    assertThat(TrainingProvider.in(type)).isSameAs(type);
    assertThat(schema(type).parts().of(Kinds.RESOURCE)).doesNotContainKey(ADDED);
  }

  @Test
  void inTrainingItHasOneResourceMore() {
    var usual = schema(new FleetProvider());
    var trained = schema(inTraining("engine"));
    assertThat(trained.diagnostics()).isEmpty();
    assertThat(trained.parts().of(Kinds.RESOURCE).keySet())
        .containsAll(usual.parts().of(Kinds.RESOURCE).keySet())
        .hasSize(usual.parts().of(Kinds.RESOURCE).size() + 1)
        .contains(ADDED);
    assertThat(trained.parts().of(Kinds.FUNCTION).keySet())
        .isEqualTo(usual.parts().of(Kinds.FUNCTION).keySet());
  }

  @Test
  void thatHasABlockAndAnAttributeOfEachNesting() {
    var members =
        new TrainingResource()
            .schema().members().stream().flatMap(member -> member.nested().stream()).toList();
    for (var isBlock : new boolean[] {false, true}) {
      assertThat(
              members.stream()
                  .filter(shape -> shape.block() == isBlock)
                  .map(shape -> shape.nesting())
                  .collect(Collectors.toSet()))
          .contains(Nesting.SINGLE, Nesting.LIST, Nesting.SET, Nesting.MAP);
    }
  }

  @Test
  void theAuthorsConnectIsOnlyCalledWhereHeWroteATraining() {
    assertThat(connected("engine")).isEmpty();
    assertThat(connected("provider"))
        .singleElement()
        .satisfies(one -> assertThat(one.detail()).contains("nobody listens"));
  }

  @Test
  void nothingIsNeededFromTheEnvironmentWhereTheAuthorWroteNoTraining() {
    var token = Attribute.string("token").defaultFromEnvironment("TERRANE_TESTS_NOBODY_SETS_THIS");
    assertThat(connected("engine", token)).isEmpty();
    assertThat(connected("provider", token))
        .singleElement()
        .satisfies(one ->
            assertThat(one.detail())
                .contains("the environment variable TERRANE_TESTS_NOBODY_SETS_THIS"));
  }

  @Test
  void theAuthorsCloseIsCalledForHisOwnClientOnly() throws Exception {
    assertThat(closed("engine")).isEmpty();
    assertThat(closed("provider")).containsExactly("client");
  }

  private static List<Object> closed(String mode) throws Exception {
    System.setProperty(PROPERTY, mode);
    var closed = new ArrayList<>();
    var training = (TrainingProvider) TrainingProvider.in(new Unreachable(closed::add));
    training.provider().close("client");
    return closed;
  }

  private static List<Diagnostic> connected(String mode, Attribute<?>... configuration) {
    System.setProperty(PROPERTY, mode);
    var type = TrainingProvider.in(new Unreachable(Schema.provider(configuration), _ -> {}));
    var session = new Session(type, (_, _, _) -> {});
    var schema = type.schema();
    var config = DynamicValue.of(Blocks.empty(schema.members()), schema.type());
    var request = new ConfigureProvider.Request("1.11.4", config, ClientCapabilities.NONE);
    return new ConfigureProvider(session).run(request).diagnostics();
  }

  /** Cannot connect. */
  private record Unreachable(Schema schema, Consumer<String> closed)
      implements ProviderType<ObjectView, String> {
    Unreachable(Consumer<String> closed) {
      this(Schema.provider(), closed);
    }

    @Override
    public String name() {
      return "unreachable";
    }

    @Override
    public Codec<ObjectView> codec() {
      return Codec.known(schema());
    }

    @Override
    public Provider<ObjectView, String> provider() {
      return new Provider<>() {
        @Override
        public String connect(Connecting call, ObjectView config) throws IOException {
          throw new IOException("nobody listens");
        }

        @Override
        public void close(String client) {
          closed.accept(client);
        }

        @Override
        public List<? extends Part<? super String>> parts() {
          return List.of();
        }
      };
    }
  }
}
