package dev.terrane.testkit.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.ValueView;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.testkit.TestProvider;
import dev.terrane.testkit.core.Configuration;
import dev.terrane.testkit.core.Core;
import dev.terrane.testkit.core.ResourceInstance;
import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.assertj.core.api.AbstractThrowableAssert;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// A provider that survives every fault, and one for each mistake that the faults find.
class FaultInjectionTests {
  private final Library.Memory library = new Library.Memory();

  private ResourceInstance<ObjectView> book(BookResource books) {
    var calls = new RemoteCalls();
    var type =
        calls.observe(provider(books), (observed, client) -> observed.of(Library.class, client));
    return Core.of(type)
        .resource(books)
        .apply(in -> named(in, "Emma", "a"))
        .apply(in -> named(in, "Emma", "b"))
        .apply(in -> named(in, "Persuasion", "b"));
  }

  private TestProvider<Library> provider(BookResource books) {
    return new TestProvider<>("library", library, books);
  }

  private static Configuration named(Configuration in, String title, String shelf) {
    return in.set(BookResource.TITLE, title).set(BookResource.SHELF, shelf);
  }

  private AbstractThrowableAssert<?, ?> assertFails(BookResource books) {
    return assertThatThrownBy(() -> book(books).faults().existing(library::ids).survives())
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void aProviderThatSavesTheIdAtOnceSurvives() {
    var book = book(new BookResource());
    var existing = library.ids();
    book.faults().existing(library::ids).survives();
    assertThat(book.state().get(BookResource.SHELF)).isEqualTo("b");
    assertThat(library.ids()).hasSameSizeAs(existing);
  }

  @Test
  void anIdThatIsNotSavedBeforeTheNextCallIsFound() {
    var books =
        new BookResource() {
          @Override
          String added(Library library, String title) throws IOException, InterruptedException {
            return library.add(title);
          }

          @Override
          void saved(ApplyCall<Library> call, ObjectView made) {}
        };
    assertThatThrownBy(() ->
            book(books).faults().existing(library::ids).lostResponsesMayLoseObjects().survives())
        .isInstanceOf(AssertionError.class)
        .hasMessageContainingAll(
            "library_book does not survive \"apply 1, call 2, FAILS\": \"move book-",
            "fails before it reaches the remote side",
            "objects exist after destroy, and no diagnostic names them: [book-",
            "faults().only(\"apply 1, call 2, FAILS\").survives()");
  }

  @Test
  void aLostResponseThatLosesAnObjectIsFound() {
    var books =
        new BookResource() {
          @Override
          String added(Library library, String title) throws IOException, InterruptedException {
            return library.add(title);
          }
        };
    assertFails(books)
        .hasMessageContainingAll(
            "\"apply 1, call 1, RESPONSE_LOST\"", "lostResponsesMayLoseObjects()");
    book(books).faults().existing(library::ids).lostResponsesMayLoseObjects().survives();
  }

  @Test
  void aFailureThatIsSwallowedIsFound() {
    assertFails(
            new BookResource() {
              @Override
              void moved(Library library, ObjectView made) throws InterruptedException {
                try {
                  library.move(made.get(ID), made.get(SHELF));
                } catch (IOException _) {
                  // The mistake.
                }
              }
            })
        .hasMessageContainingAll(
            "\"apply 1, call 3, FAILS\"", "a refresh after apply 1 found other values:", "shelf: ");
  }

  @Test
  void anInterruptThatIsSwallowedIsFound() {
    assertFails(
            new BookResource() {
              @Override
              void moved(Library library, ObjectView made) throws IOException {
                var done = false;
                while (!done) {
                  done = isMoved(library, made);
                }
              }

              private boolean isMoved(Library library, ObjectView made) throws IOException {
                try {
                  library.move(made.get(ID), made.get(SHELF));
                  return true;
                } catch (InterruptedException _) {
                  return false;
                }
              }
            })
        .hasMessageContainingAll(
            "\"apply 1, call 3, TIMES_OUT\"", "was repeated after the deadline had interrupted it");
  }

  @Test
  void codeThatIgnoresAnInterruptIsFound() {
    assertFails(
            new BookResource() {
              @Override
              void moved(Library library, ObjectView made) throws IOException {
                try {
                  super.moved(library, made);
                } catch (InterruptedException _) {
                  waits();
                }
              }

              private void waits() {
                while (FaultInjectionTests.this.library.get("none").isEmpty()) {
                  LockSupport.park();
                }
              }
            })
        .hasMessageContainingAll("the provider still runs after it was interrupted");
  }

  @Test
  void aCreateThatCannotBeRepeatedIsFound() {
    assertFails(
            new BookResource() {
              @Override
              String added(Library library, String title) throws IOException, InterruptedException {
                if (library.search(title).isPresent()) {
                  throw new IOException("there is a book " + title);
                }
                return library.add(title);
              }
            })
        .hasMessageContainingAll(
            "\"apply 1, call 2, RESPONSE_LOST\"",
            "the next apply 1 failed",
            "there is a book Emma");
  }

  @Test
  void anObjectThatAReplacementLeavesIsFound() {
    assertFails(
            new BookResource() {
              @Override
              public void delete(Call<Library> call, ObjectView last) throws Exception {
                try {
                  super.delete(call, last);
                } catch (IOException _) {
                  // The mistake: Terraform forgets the object.
                }
              }
            })
        .hasMessageContainingAll("an object that was in the state exists after destroy");
  }

  @Test
  void anArgumentThatMustBeKnownDuringPlanIsFound() {
    assertFails(new PlannedBookResource())
        .hasMessageContainingAll(
            "library_book does not survive \"apply 1, shelf unknown\"",
            "the argument is unknown during plan",
            "No shelf",
            "faults().only(\"apply 1, shelf unknown\").survives()");
  }

  private static final class PlannedBookResource extends BookResource
      implements Planning<Library, ValueView, ObjectView, ValueView> {
    @Override
    public ValueView plan(
        PlanCall<Library> call, ValueView config, @Nullable ObjectView before, ValueView plan) {
      if (config.get(SHELF) instanceof Value.Unknown<String>) {
        throw new Failure("No shelf", "The shelf must be known.");
      }
      return plan;
    }
  }

  @Test
  void oneLifeCycleIsRunAlone() {
    var book = book(new BookResource());
    book.faults().only("apply 2, shelf unknown").survives();
    assertThatThrownBy(() -> book.faults().only("apply 9").survives())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("apply 1, call 1, FAILS");
  }

  @Test
  void callsThatAreNotObservedAreReported() {
    var books = new BookResource();
    var book = Core.of(provider(books)).resource(books).apply(in -> named(in, "Emma", "a"));
    assertThatThrownBy(book::survivesEveryFault)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no call to the remote side was observed");
  }
}
