package dev.terrane.provider.list;

import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators.AbstractSpliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Streams of pages that are fetched when they are needed:
///
/// ```
/// Pages.of(token -> client.notes(in.prefix(), token), NotePage::nextToken)
///     .flatMap(page -> page.notes().stream())
/// ```
public final class Pages {
  private Pages() {}

  /// Fetches one page of a list.
  ///
  /// @param <T> the token that identifies a page
  /// @param <P> the page
  @FunctionalInterface
  public interface Fetch<T, P> {
    /// Fetches a page.
    ///
    /// @param token the token of the page, or empty for the first one
    /// @return the page; not null
    /// @throws Exception any failure; it ends the stream
    P page(Optional<T> token) throws Exception;
  }

  /// Returns a stream that fetches each page when its first element is requested. An exception of
  /// `fetch` is thrown by the stream as it is, also a checked one, which the framework reports.
  ///
  /// @param fetch fetches a page
  /// @param next returns the token of the page after a page; empty after the last one
  /// @param <T> the token that identifies a page
  /// @param <P> the page
  /// @return a sequential stream of the pages
  public static <T, P> Stream<P> of(Fetch<T, P> fetch, Function<? super P, Optional<T>> next) {
    return StreamSupport.stream(new PageSpliterator<>(fetch, next), false);
  }

  private static final class PageSpliterator<T, P> extends AbstractSpliterator<P> {
    private final Fetch<T, P> fetch;
    private final Function<? super P, Optional<T>> next;
    private Optional<T> token = Optional.empty();
    private boolean ended;

    PageSpliterator(Fetch<T, P> fetch, Function<? super P, Optional<T>> next) {
      super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
      this.fetch = fetch;
      this.next = next;
    }

    @Override
    public boolean tryAdvance(Consumer<? super P> action) {
      if (ended) {
        return false;
      }
      var page = fetched();
      token = next.apply(page);
      ended = token.isEmpty();
      action.accept(page);
      return true;
    }

    // Any exception of the author is thrown again.
    @SuppressWarnings("IllegalCatch")
    private P fetched() {
      try {
        return fetch.page(token);
      } catch (Exception e) {
        throw Pages.<RuntimeException>unchecked(e);
      }
    }
  }

  /// Throws any exception. A spliterator cannot declare checked exceptions, and a wrapper would
  /// hide the type of the exception from the framework.
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <E extends Exception> RuntimeException unchecked(Exception thrown) throws E {
    throw (E) thrown;
  }
}
