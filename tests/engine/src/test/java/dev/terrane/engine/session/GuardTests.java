package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.cty.CtyPath;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.engine.trace.Span;
import dev.terrane.engine.trace.Tracer;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Tests the interrupt flag after author code.
class GuardTests {
  private static final Deadline SOON = Deadline.after(Duration.ofMillis(1), "create", false);

  private final List<Boolean> flags = new ArrayList<>();
  private final Diagnostics diagnostics = new Diagnostics();
  private final Session session =
      new Session(
          Sample.of(new Thing(Attribute.string("name").required())),
          (_, _, _) -> reported(),
          SessionContext.empty());
  private final Guard guard = session.guard(session.method("create"), diagnostics);
  private Runnable meanwhile = () -> {};

  @AfterEach
  void leaveNoFlag() {
    Thread.interrupted();
  }

  private void reported() {
    meanwhile.run();
    flags.add(Thread.currentThread().isInterrupted());
  }

  /// Waits, and sets the interrupt flag again.
  private static void hang() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Test
  void anInterruptThatAnAuthorHasPassedOnDoesNotReachTheLog() {
    assertThat(guard.within(SOON).run(GuardTests::hang)).isFalse();
    assertThat(diagnostics.all()).singleElement().asString().contains("Timed out: create");
    assertThat(flags).containsExactly(false);
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  private static Failure mistake(String summary) {
    return new Failure(summary, "");
  }

  private List<String> summaries() {
    return diagnostics.all().stream().map(Diagnostic::summary).toList();
  }

  @Test
  void allFailuresThatAreAddedToOneAreReported() {
    guard.run(() -> {
      throw mistake("a").and(mistake("b").and(mistake("c"))).and(mistake("d"));
    });
    assertThat(summaries()).containsExactly("a", "b", "c", "d");
  }

  @Test
  void aFailureOfClosingIsReportedAfterTheOther() {
    guard.run(() -> {
      try (AutoCloseable _ = () -> fail("close")) {
        fail("use");
      }
    });
    assertThat(summaries()).containsExactly("use", "close");
  }

  private static void fail(String summary) {
    throw mistake(summary);
  }

  @Test
  void failuresThatAreAddedToEachOtherAreReportedOnce() {
    guard.run(() -> {
      var one = mistake("a");
      throw one.and(one).and(mistake("b").and(one));
    });
    assertThat(summaries()).containsExactly("a", "b");
  }

  @Test
  void failuresThatAreAddedToEachOtherCanBePlaced() {
    var rule = CtyPath.ROOT.attribute("rule");
    guard.run(() -> {
      var one = mistake("a");
      throw one.and(mistake("b").and(one)).within(rule);
    });
    assertThat(summaries()).containsExactly("a", "b");
    assertThat(diagnostics.all()).extracting(Diagnostic::path).containsOnly(rule);
  }

  @Test
  void addedFailuresAreInTheSameObject() {
    guard.run(() -> {
      var name = Attribute.string("name").required();
      throw name.error("a", "").and(name.error("b", "")).within(CtyPath.ROOT.attribute("rule"));
    });
    assertThat(diagnostics.all())
        .extracting(Diagnostic::path)
        .extracting(CtyPath::toString)
        .containsExactly("rule.name", "rule.name");
  }

  @Test
  void findingsInAnElementHaveItsPath() {
    var name = Attribute.string("name").required();
    var rule = CtyPath.ROOT.attribute("rule").index(1);
    new AuthorFindings(session, diagnostics).within(rule).error(name, "a", "");
    assertThat(diagnostics.all())
        .extracting(Diagnostic::path)
        .containsExactly(rule.attribute("name"));
  }

  @Test
  void aWarningOfACallIsAtItsAttribute() {
    var name = Attribute.string("name").required();
    AuthorCall.reading(session, diagnostics, StoredPrivateState.of(new byte[0]), Deadline.NONE)
        .warn(name, "a", "");
    assertThat(diagnostics.all())
        .containsExactly(Diagnostic.warning(CtyPath.ROOT.attribute("name"), "a", ""));
  }

  @Test
  void aCallOfAnAuthorsMethodIsASpan() {
    var spans = new ArrayList<Span>();
    var tracer = Tracer.to(Optional.empty(), spans::add);
    var context = SessionContext.empty().with(tracer);
    var provider = Sample.of(new Thing(Attribute.string("name").required()));
    var traced = new Session(provider, (_, _, _) -> {}, context);
    traced.guard(traced.method("create"), diagnostics).run(() -> fail("no route"));
    assertThat(spans)
        .singleElement()
        .satisfies(span -> {
          assertThat(span.name()).isEqualTo("Sample.create");
          assertThat(span.error()).contains("no route");
          assertThat(span.attributes())
              .containsEntry("code.function.name", "Sample.create")
              .containsEntry("terrane.subject", "provider t");
        });
  }

  @Test
  void aFlagThatAnAuthorHasSetByHimselfDoesNotReachWhatFollows() {
    assertThat(guard.run(() -> Thread.currentThread().interrupt())).isTrue();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aFlagThatTheWordsOfAnExceptionSetDoesNotReachWhatFollows() {
    var thrown =
        new IllegalStateException() {
          private static final long serialVersionUID = 1;

          @Override
          public String getMessage() {
            Thread.currentThread().interrupt();
            return "words";
          }
        };
    assertThat(
            guard.run(() -> {
              throw thrown;
            }))
        .isFalse();
    assertThat(Thread.currentThread().isInterrupted()).isFalse();
  }

  @Test
  void aStopThatComesWhileItIsReportedDoesNotReachTheReport() {
    meanwhile = session.stops()::stop;
    guard.run(() -> {
      throw new IllegalStateException("over");
    });
    assertThat(flags).containsExactly(false);
    assertThat(diagnostics.all()).singleElement().asString().contains("Failed: create");
  }

  @Test
  void aStopWhileItRanIsStillKnownWhenItIsReported() {
    guard.run(() -> {
      session.stops().stop();
      hang();
    });
    assertThat(diagnostics.all()).singleElement().asString().contains("Interrupted: create");
    assertThat(flags).containsExactly(false);
  }
}
