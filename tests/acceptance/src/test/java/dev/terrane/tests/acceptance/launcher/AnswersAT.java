package dev.terrane.tests.acceptance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.packaging.training.SchemaRecorder;
import dev.terrane.packaging.training.SchemaRecorder.Outcome;
import dev.terrane.packaging.training.SchemaRecorder.Recorded;
import dev.terrane.packaging.training.SchemaRecorder.Unusable;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.corner.CornerProvider;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests the recorded responses that the launcher sends while the JVM starts.
@EnabledOnOs(OS.LINUX)
class AnswersAT {
  @TempDir Path scratch;

  @Test
  void theLaunchThatStartsTheJvmDoesNotWaitForIt() throws IOException {
    var launched = Launched.install(scratch, LaunchedProvider.USUAL);
    assertThat(launched.plan().stderr())
        .contains("serving recorded answers without the JVM")
        .doesNotContain("[ERROR] provider.stdio");
    // No JVM could start with that.
    var broken = launched.with("TERRANE_JAVA_OPTIONS", "-XX:+NoSuchOption");
    assertThat(broken.workspace().run("providers", "schema", "-json").succeeded().stdout())
        .contains("corner_thing");
    assertThat(broken.reason()).contains("This provider cannot start", "NoSuchOption");
    launched.awaitNothingLeft();
  }

  @Test
  void theUserCanHaveTheProviderAsked() throws IOException {
    var launched = Launched.install(scratch, LaunchedProvider.USUAL);
    var broken =
        launched
            .with("TERRANE_RECORDED_SCHEMA", "off")
            .with("TERRANE_JAVA_OPTIONS", "-XX:+NoSuchOption");
    assertThat(broken.reason()).contains("schema", "cannot start");
  }

  @Test
  void aSchemaThatDependsOnTheEnvironmentIsNotRecorded() {
    var moody =
        LaunchedProvider.USUAL.write(scratch.resolve("mirror"), "moody", MoodyProvider.class);
    assertThat(asked(moody, LONG, 6)).isInstanceOf(Unusable.class);
    var steady =
        LaunchedProvider.USUAL.write(scratch.resolve("mirror"), "corner", CornerProvider.class);
    assertThat(((Recorded) asked(steady, LONG, 5, 6)).messages())
        .containsOnlyKeys(
            "tfplugin5.Provider/GetSchema",
            "tfplugin5.Provider/GetResourceIdentitySchemas",
            "tfplugin6.Provider/GetProviderSchema",
            "tfplugin6.Provider/GetResourceIdentitySchemas");
  }

  @Test
  void aSchemaThatIsBrokenOrTooLateIsNotRecordedAndTheAuthorIsReported() {
    var mirror = scratch.resolve("mirror");
    var broken = LaunchedProvider.USUAL.write(mirror, "broken", BrokenProvider.class);
    assertThat(asked(broken, LONG, 6))
        .asString()
        .contains("did not return a schema without diagnostics");
    var late = LaunchedProvider.USUAL.write(mirror, "late", LateProvider.class);
    assertThat(asked(late, Duration.ofSeconds(2), 6)).asString().contains("within 2 seconds");
  }

  private static final Duration LONG = Duration.ofMinutes(5);

  private static Outcome asked(ProviderPackage provider, Duration patience, Integer... protocols) {
    return new SchemaRecorder(provider.executable(), Set.of(protocols), patience, System.getenv())
        .record();
  }

  /// Has no schema.
  public static final class BrokenProvider extends MoodyProvider {
    @Override
    public Schema schema() {
      throw new IllegalStateException("no schema today");
    }
  }

  /// Has none for a long time.
  public static final class LateProvider extends MoodyProvider {
    @Override
    public Schema schema() {
      try {
        Thread.sleep(Duration.ofHours(1));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return super.schema();
    }
  }

  /// Describes itself in words that depend on where it runs.
  public static class MoodyProvider implements ProviderType<ObjectValue, Object> {
    @Override
    public String name() {
      return "moody";
    }

    @Override
    public Schema schema() {
      var zone = Attribute.string("zone").optional().describedAs(TimeZone.getDefault().getID());
      return Schema.of(SchemaKind.PROVIDER, List.of(zone));
    }

    @Override
    public Codec<ObjectValue> codec() {
      return new Codec<>() {
        @Override
        public ObjectValue decode(ObjectValue object) {
          return object;
        }

        @Override
        public ObjectValue encode(ObjectValue view) {
          return view;
        }
      };
    }

    @Override
    public Provider<ObjectValue, Object> provider() {
      return new Provider<>() {
        @Override
        public Object connect(Connecting call, ObjectValue config) {
          return config;
        }

        @Override
        public List<? extends Part<? super Object>> parts() {
          return List.of();
        }
      };
    }
  }
}
