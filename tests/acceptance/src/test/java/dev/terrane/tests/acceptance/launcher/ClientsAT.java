package dev.terrane.tests.acceptance.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Connecting;
import dev.terrane.provider.Part;
import dev.terrane.provider.Provider;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Codec;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ProviderType;
import dev.terrane.provider.schema.Schema;
import dev.terrane.tests.acceptance.harness.ClassPathProvider;
import dev.terrane.tests.acceptance.harness.Cli;
import dev.terrane.tests.acceptance.harness.LaunchedProvider;
import dev.terrane.tests.acceptance.harness.Protocol;
import dev.terrane.tests.acceptance.harness.ProviderPackage;
import dev.terrane.tests.acceptance.harness.Reattached;
import dev.terrane.tests.acceptance.harness.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests when the clients of a command's launches are closed. The remote side accepts only one at a
/// time.
@EnabledOnOs(OS.LINUX)
class ClientsAT {
  @TempDir Path scratch;

  @Test
  void inASharedJvmEachLaunchConnectsWhenTheClientOfTheLastIsClosed() throws IOException {
    appliesAndDestroys(Workspace.installed(Cli.find(), scratch, launched()));
  }

  @Test
  void aProcessThatEndsClosesItsClient() throws IOException {
    var provider = ClassPathProvider.write(scratch, "guest", GuestProvider.class);
    appliesAndDestroys(Workspace.installed(Cli.find(), scratch, provider));
  }

  @Test
  void underADebuggerTheEndOfTheCliClosesItsClients() throws IOException {
    var provider = ClassPathProvider.write(scratch, "guest", GuestProvider.class);
    try (var running = Reattached.start(provider, Protocol.V6)) {
      var workspace = Workspace.attached(Cli.find(), scratch, running);
      prepare(workspace, "one");
      for (var command = 0; command < 2; command++) {
        workspace.run("plan", "-no-color").succeeded();
        Launched.eventually("the client to be closed", () -> !Files.exists(remote("guest")));
      }
    }
    assertThat(Files.readString(remote("journal"))).matches("(connected\nclosed\n){2}");
  }

  @Test
  void theEndOfAKilledCliClosesItsClient() throws IOException {
    var workspace = Workspace.installed(Cli.find(), scratch, launched());
    prepare(workspace, "hang");
    var apply = workspace.start("apply", "-no-color", "-auto-approve");
    apply.until("the create to hang", () -> Files.exists(remote("hangs")));
    assertThat(remote("guest")).exists();
    apply.kill();
    Launched.eventually("the client to be closed", () -> !Files.exists(remote("guest")));
  }

  private ProviderPackage launched() {
    var mirror = scratch.resolve("packages");
    return LaunchedProvider.USUAL.write(mirror, "guest", GuestProvider.class);
  }

  private Path remote(String name) {
    return scratch.resolve("remote").resolve(name);
  }

  private void prepare(Workspace workspace, String name) throws IOException {
    var root = Files.createDirectories(scratch.resolve("remote"));
    workspace.write(
        "main.tf",
        """
        terraform {
          required_providers {
            guest = {
              source = "terrane.dev/tests/guest"
            }
          }
        }
        provider "guest" {
          root = "%s"
        }
        resource "guest_stay" "one" {
          name = "%s"
        }
        """
            .formatted(root, name));
    workspace.init();
  }

  private void appliesAndDestroys(Workspace workspace) throws IOException {
    prepare(workspace, "one");
    workspace.apply();
    workspace.destroy();
    Launched.eventually("the client to be closed", () -> !Files.exists(remote("guest")));
    assertThat(Files.readString(remote("journal"))).matches("(connected\nclosed\n){3,}");
  }

  /// A remote side that accepts one connection at a time.
  record Guest(Path root) implements AutoCloseable {
    static Guest enter(Path root) throws IOException {
      Files.createFile(root.resolve("guest"));
      return new Guest(root).note("connected");
    }

    @Override
    public void close() throws IOException {
      note("closed");
      Files.delete(root.resolve("guest"));
    }

    private Guest note(String event) throws IOException {
      var journal = root.resolve("journal");
      Files.writeString(
          journal, event + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      return this;
    }
  }

  /// The provider of guests.
  public static final class GuestProvider implements ProviderType<ObjectView, Guest> {
    private static final Attribute<String> ROOT = Attribute.string("root").required();
    private static final Schema SCHEMA = Schema.provider(ROOT);

    @Override
    public String name() {
      return "guest";
    }

    @Override
    public Schema schema() {
      return SCHEMA;
    }

    @Override
    public Codec<ObjectView> codec() {
      return Codec.known(SCHEMA);
    }

    @Override
    public Provider<ObjectView, Guest> provider() {
      return new Provider<>() {
        @Override
        public Guest connect(Connecting call, ObjectView config) throws IOException {
          return Guest.enter(Path.of(config.get(ROOT)));
        }

        @Override
        public List<? extends Part<? super Guest>> parts() {
          return List.of(new Stay());
        }
      };
    }
  }

  private static final class Stay implements HandleResource<Guest> {
    private static final Attribute<String> NAME =
        Attribute.string("name").required().requiresReplace();

    @Override
    public String name() {
      return "stay";
    }

    @Override
    public Schema schema() {
      return Schema.resource(NAME);
    }

    @Override
    public ObjectView create(ApplyCall<Guest> call, ObjectView in) throws Exception {
      if (in.get(NAME).equals("hang")) {
        Files.createFile(call.client().root().resolve("hangs"));
        new CountDownLatch(1).await();
      }
      return in;
    }

    @Override
    public ObjectView update(ApplyCall<Guest> call, ObjectView before, ObjectView in) {
      return in;
    }

    @Override
    public Optional<ObjectView> read(Call<Guest> call, ObjectView last) {
      return Optional.of(last);
    }

    @Override
    public void delete(Call<Guest> call, ObjectView last) {}
  }
}
