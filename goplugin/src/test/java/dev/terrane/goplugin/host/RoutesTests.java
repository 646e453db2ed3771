package dev.terrane.goplugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.goplugin.host.Routes.Route;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.service.StdioData;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RoutesTests {
  private final ByteArrayOutputStream last = new ByteArrayOutputStream();
  private final Routes routes = new Routes(last);
  private final Route one = new Route(new ByteArrayOutputStream(), new StdioBuffer());
  private final Route two = new Route(new ByteArrayOutputStream(), new StdioBuffer());

  private void print(String text) {
    try {
      routes.printed(StdioData.Channel.STDOUT).write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void on(Thread.Builder kind, Runnable action) throws InterruptedException {
    kind.start(action).join();
  }

  @Test
  void aThreadAndAllThatItStartsPrintToTheirOwnLaunch() throws InterruptedException {
    on(
        Thread.ofPlatform(),
        () -> {
          routes.enter(one);
          print("own ");
          try {
            on(Thread.ofVirtual(), () -> print("child"));
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    on(Thread.ofPlatform(), () -> routes.enter(two));
    assertThat(one.printed().drain()).isEqualTo("own child");
    assertThat(two.printed().drain()).isEmpty();
  }

  @Test
  void whatBelongsToNoLaunchReachesOneThatIsHere() throws InterruptedException {
    on(Thread.ofPlatform(), () -> routes.enter(one));
    print("stray");
    assertThat(one.printed().drain()).isEqualTo("stray");
  }

  @Test
  void aLaunchThatIsOverHearsNothing() throws InterruptedException {
    on(
        Thread.ofPlatform(),
        () -> {
          routes.enter(one);
          routes.leave(one);
          print("late");
        });
    assertThat(one.printed().drain()).isEmpty();
    assertThat(last.toString(StandardCharsets.UTF_8)).isEqualTo("late");
  }

  @Test
  void aThreadThatOutlivesItsLaunchPrintsToAnother() throws InterruptedException {
    routes.enter(two);
    on(
        Thread.ofPlatform(),
        () -> {
          routes.enter(one);
          routes.leave(one);
          print("late");
        });
    assertThat(two.printed().drain()).isEqualTo("late");
  }
}
