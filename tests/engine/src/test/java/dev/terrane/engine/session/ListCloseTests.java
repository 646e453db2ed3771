package dev.terrane.engine.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.list.ListResource;
import dev.terrane.engine.rules.Notation;
import dev.terrane.engine.sample.Sample;
import dev.terrane.engine.sample.Thing;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.list.HandleListResource;
import dev.terrane.provider.list.ListCall;
import dev.terrane.provider.list.Listed;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Tests that a list ends although the author's stream cannot be closed.
@Timeout(60)
class ListCloseTests {
  private static final Attribute<String> NAME = Attribute.string("name").required().identity();

  private static final class Lister implements HandleListResource<String> {
    @Override
    public Thing resource() {
      return new Thing(NAME);
    }

    @Override
    public Schema schema() {
      return Schema.listResource();
    }

    @Override
    public Stream<Listed<ObjectView, ObjectView>> list(ListCall<String> call, ObjectView in) {
      var id = ObjectView.EMPTY.with(NAME, "a");
      return Stream.of(Listed.of(id, "The a", () -> id)).onClose(ListCloseTests::blocks);
    }
  }

  private static void blocks() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted", e);
    }
  }

  @Test
  void aCloseThatBlocksIsInterruptedAndIsAWarning() {
    var provider = Sample.of(List.of(new Thing(NAME), new Lister()));
    var session =
        new Session(provider, (_, _, _) -> {}, SessionContext.empty(), Duration.ofMillis(20));
    var filter = Schema.listResource();
    var config = DynamicValue.of(Notation.object(filter.members(), "{}"), filter.type());
    var events = new ArrayList<ListResource.Event>();
    new ListResource(session)
        .run(new ListResource.Request("t_thing", config, false, 9), events::add);
    assertThat(events).hasSize(2);
    assertThat(events.getFirst().displayName()).isEqualTo("The a");
    assertThat(events.getLast().diagnostics())
        .singleElement()
        .satisfies(warning -> {
          assertThat(warning.severity()).isEqualTo(Diagnostic.Severity.WARNING);
          assertThat(warning.summary()).isEqualTo("Timed out: close of list resource t_thing");
          assertThat(warning.detail())
              .startsWith("Lister.close did not finish within 20ms and was interrupted.\n\n");
        });
  }
}
