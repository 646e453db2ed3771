package dev.terrane.engine.list;

import static dev.terrane.engine.list.Lister.listed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.Sink;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.session.Session;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.list.Pages;
import dev.terrane.provider.schema.ObjectView;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Tests that only the needed pages are fetched, and that the author's stream is always closed.
class LazyListTests {
  private static final int SIZE = 3;

  private final List<Integer> fetched = new ArrayList<>();
  private final List<ListResource.Event> events = new ArrayList<>();

  /// Endless pages of three results.
  private Stream<Listed<ObjectView, ObjectView>> pages() {
    return Pages.<Integer, Integer>of(
            token -> {
              fetched.add(token.orElse(0));
              return token.orElse(0);
            },
            page -> Optional.of(page + 1))
        .flatMap(page ->
            IntStream.range(page * SIZE, page * SIZE + SIZE).mapToObj(i -> listed("n" + i)));
  }

  private static ListResource.Request request(long limit) {
    var config = Notation.object(Lister.FILTER.members(), "{}");
    return new ListResource.Request(
        "t_thing", DynamicValue.of(config, Lister.FILTER.type()), false, limit);
  }

  private static Session session(Lister lister) {
    var core = lister.core();
    var session = core.start();
    core.configure(session);
    return session;
  }

  private void list(Lister lister, long limit) {
    new ListResource(session(lister)).run(request(limit), events::add);
  }

  private List<String> names() {
    return events.stream()
        .filter(event -> !event.identity().isAbsent())
        .map(ListResource.Event::displayName)
        .toList();
  }

  private Diagnostic onlyFinding() {
    var found = events.stream().flatMap(event -> event.diagnostics().stream()).toList();
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  @Test
  void theLimitStopsThePaging() {
    var lister = new Lister((_, _) -> pages());
    list(lister, 4);
    assertThat(names()).containsExactly("The n0", "The n1", "The n2", "The n3");
    assertThat(fetched).containsExactly(0, 1);
    assertThat(lister.called).containsExactly("list", "close");
  }

  @Test
  void aFullPageIsNotFollowedByAnother() {
    list(new Lister((_, _) -> pages()), SIZE);
    assertThat(fetched).containsExactly(0);
  }

  @Test
  void aLimitOfZeroCallsNothing() {
    var lister = new Lister((_, _) -> pages());
    list(lister, 0);
    assertThat(events).isEmpty();
    assertThat(lister.called).isEmpty();
  }

  @Test
  void aPageIsFetchedWhenTheResultsBeforeItAreSent() {
    var before = new ArrayList<Integer>();
    Sink<ListResource.Event> sink =
        event -> {
          before.add(fetched.size());
          events.add(event);
        };
    new ListResource(session(new Lister((_, _) -> pages()))).run(request(7), sink);
    assertThat(before).containsExactly(1, 1, 1, 2, 2, 2, 3);
  }

  @Test
  void anErrorInTheMiddleKeepsTheResultsBeforeIt() {
    var pages =
        Pages.<Integer, Integer>of(
                token -> {
                  if (token.orElse(0) == 2) {
                    throw new IOException("connection reset");
                  }
                  return token.orElse(0);
                },
                page -> Optional.of(page + 1))
            .map(page -> listed("n" + page));
    var lister = new Lister((_, _) -> pages);
    list(lister, 100);
    assertThat(names()).containsExactly("The n0", "The n1");
    assertThat(events.getLast().diagnostics()).hasSize(1);
    assertThat(onlyFinding().detail()).contains("failed: IOException: connection reset");
    assertThat(lister.called).containsExactly("list", "close");
  }

  @Test
  void pagesEndWithTheLastToken() {
    var pages =
        Pages.<Integer, Integer>of(
            token -> token.orElse(0), page -> page < 2 ? Optional.of(page + 1) : Optional.empty());
    assertThat(pages).containsExactly(0, 1, 2);
  }

  @Test
  void aReceiverThatCancelsStopsThePagingAndTheStreamIsClosed() {
    var lister = new Lister((_, _) -> pages());
    Sink<ListResource.Event> sink =
        _ -> {
          Thread.currentThread().interrupt();
          throw new CancellationException("the call was cancelled");
        };
    var operation = new ListResource(session(lister));
    assertThatThrownBy(() -> operation.run(request(100), sink))
        .isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).as("the flag is kept").isTrue();
    assertThat(fetched).containsExactly(0);
    assertThat(lister.called).containsExactly("list", "close");
  }

  @Test
  void aStopBetweenTwoResultsEndsTheList() {
    var lister = new Lister((_, _) -> pages());
    var session = session(lister);
    Sink<ListResource.Event> sink =
        event -> {
          events.add(event);
          session.stops().stop();
        };
    new ListResource(session).run(request(100), sink);
    assertThat(names()).containsExactly("The n0");
    assertThat(onlyFinding().summary()).isEqualTo("Interrupted: list of list resource t_thing");
    assertThat(lister.called).containsExactly("list", "close");
  }

  @Test
  void aStopInterruptsAFetch() {
    var sessions = new ArrayList<Session>();
    var lister =
        new Lister((_, _) ->
            Pages.<Integer, Integer>of(
                    _ -> {
                      sessions.getFirst().stops().stop();
                      Thread.sleep(Long.MAX_VALUE);
                      return 0;
                    },
                    _ -> Optional.empty())
                .map(page -> listed("n" + page)));
    sessions.add(session(lister));
    new ListResource(sessions.getFirst()).run(request(100), events::add);
    assertThat(onlyFinding().summary()).isEqualTo("Interrupted: list of list resource t_thing");
    assertThat(lister.called).containsExactly("list", "close");
  }

  @Test
  void aStreamThatCannotBeClosedIsAWarning() {
    Stream<Listed<ObjectView, ObjectView>> broken =
        Stream.of(listed("a"))
            .onClose(() -> {
              throw new IllegalStateException("already closed");
            });
    list(new Lister((_, _) -> broken), 100);
    assertThat(names()).containsExactly("The a");
    assertThat(onlyFinding().isError()).isFalse();
    assertThat(onlyFinding().summary()).isEqualTo("Failed: close of list resource t_thing");
    assertThat(onlyFinding().detail()).contains("already closed");
  }
}
