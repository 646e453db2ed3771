package dev.terrane.daemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.daemon.OutputRouter.Route;
import dev.terrane.goplugin.service.StdioBuffer;
import dev.terrane.goplugin.service.StdioData;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class OutputRouterTests {
  private final ByteArrayOutputStream fallback = new ByteArrayOutputStream();
  private final OutputRouter router = new OutputRouter(fallback);
  private final StdioBuffer printedByOne = new StdioBuffer();
  private final StdioBuffer printedByTwo = new StdioBuffer();
  private final Route one = new Route(new ByteArrayOutputStream(), printedByOne);
  private final Route two = new Route(new ByteArrayOutputStream(), printedByTwo);

  private void print(String text) {
    try {
      router.printed(StdioData.Channel.STDOUT).write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void on(Thread.Builder kind, Runnable action) throws InterruptedException {
    kind.start(action).join();
  }

  @Test
  void aThreadAndItsChildrenPrintToTheirLaunch() throws InterruptedException {
    on(
        Thread.ofPlatform(),
        () -> {
          router.attach(one);
          print("own ");
          try {
            on(Thread.ofVirtual(), () -> print("child"));
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
    on(Thread.ofPlatform(), () -> router.attach(two));
    assertThat(printedByOne.drain()).isEqualTo("own child");
    assertThat(printedByTwo.drain()).isEmpty();
  }

  @Test
  void outputWithoutALaunchGoesToAnAttachedLaunch() throws InterruptedException {
    on(Thread.ofPlatform(), () -> router.attach(one));
    print("stray");
    assertThat(printedByOne.drain()).isEqualTo("stray");
  }

  @Test
  void aDetachedLaunchReceivesNothing() throws InterruptedException {
    on(
        Thread.ofPlatform(),
        () -> {
          router.attach(one);
          router.detach(one);
          print("late");
        });
    assertThat(printedByOne.drain()).isEmpty();
    assertThat(fallback.toString(StandardCharsets.UTF_8)).isEqualTo("late");
  }

  @Test
  void aThreadOfADetachedLaunchPrintsToAnother() throws InterruptedException {
    router.attach(two);
    on(
        Thread.ofPlatform(),
        () -> {
          router.attach(one);
          router.detach(one);
          print("late");
        });
    assertThat(printedByTwo.drain()).isEqualTo("late");
  }

  @Test
  void outputBeforeAnyLaunchGoesToTheFirst() {
    print("early");
    router.attach(one);
    router.attach(two);
    assertThat(printedByOne.drain()).isEqualTo("early");
    assertThat(printedByTwo.drain()).isEmpty();
    // The fallback has it too, for a daemon that ends before its first launch.
    assertThat(fallback.toString(StandardCharsets.UTF_8)).isEqualTo("early");
  }
}
