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
  private final StdioBuffer heardByOne = new StdioBuffer();
  private final StdioBuffer heardByTwo = new StdioBuffer();
  private final Route one = new Route(new ByteArrayOutputStream(), heardByOne);
  private final Route two = new Route(new ByteArrayOutputStream(), heardByTwo);

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
    assertThat(heardByOne.drain()).isEqualTo("own child");
    assertThat(heardByTwo.drain()).isEmpty();
  }

  @Test
  void whatBelongsToNoLaunchReachesOneThatIsHere() throws InterruptedException {
    on(Thread.ofPlatform(), () -> routes.enter(one));
    print("stray");
    assertThat(heardByOne.drain()).isEqualTo("stray");
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
    assertThat(heardByOne.drain()).isEmpty();
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
    assertThat(heardByTwo.drain()).isEqualTo("late");
  }

  @Test
  void whatIsPrintedBeforeAnyLaunchIsHereIsHeardByTheFirst() {
    print("early");
    routes.enter(one);
    routes.enter(two);
    assertThat(heardByOne.drain()).isEqualTo("early");
    assertThat(heardByTwo.drain()).isEmpty();
    // It stands there, too, for a process that does not live to see a launch.
    assertThat(last.toString(StandardCharsets.UTF_8)).isEqualTo("early");
  }
}
