package dev.terrane.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.Test;

class DebuggedProviderTests {
  private final List<String> reported = new ArrayList<>();

  private DebuggedProvider start(String script) throws MojoExecutionException {
    var log =
        new SystemStreamLog() {
          @Override
          public void info(CharSequence content) {
            reported.add(content.toString());
          }
        };
    return DebuggedProvider.start(List.of("sh", "-c", script), log);
  }

  @Test
  void itTellsHowItIsFoundAndWhereADebuggerAttaches() throws Exception {
    var script =
        """
        echo 'Listening for transport dt_socket at address: 5005'
        echo 'The plugin runs'
        echo "    export TF_REATTACH_PROVIDERS='{\\"a\\":{}}'"
        exec sleep 60
        """;
    try (var provider = start(script)) {
      assertThat(provider.variable()).isEqualTo("{\"a\":{}}");
      assertThat(reported)
          .containsExactly(
              "A debugger can attach now. Listening for transport dt_socket at address: 5005");
    }
  }

  @Test
  void aProviderThatEndsBeforeItServesIsAFailure() {
    assertThatThrownBy(() -> start("echo no"))
        .isInstanceOf(MojoExecutionException.class)
        .hasMessage("The provider ended before it was ready. See the messages above.");
  }

  @Test
  void aJavaThatCannotBeStartedIsNamed() {
    assertThatThrownBy(
            () -> DebuggedProvider.start(List.of("/nowhere/java"), new SystemStreamLog()))
        .isInstanceOf(MojoExecutionException.class)
        .hasMessageStartingWith("Cannot start /nowhere/java: ");
  }
}
