package dev.terrane.testkit.faults;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A remote side that chooses the ids of its books.
interface Library {
  /// A book.
  ///
  /// @param title its title
  /// @param shelf where it is; empty for nowhere
  record Book(String title, String shelf) {}

  String add(String title) throws IOException, InterruptedException;

  void move(String id, String shelf) throws IOException, InterruptedException;

  Optional<Book> get(String id) throws IOException, InterruptedException;

  Optional<String> search(String title) throws IOException, InterruptedException;

  void remove(String id) throws IOException, InterruptedException;

  /// In memory.
  final class Memory implements Library {
    private final Map<String, Book> books = new LinkedHashMap<>();
    private int last;

    synchronized Set<String> ids() {
      return Set.copyOf(books.keySet());
    }

    @Override
    public synchronized String add(String title) {
      last++;
      books.put("book-" + last + ".", new Book(title, ""));
      return "book-" + last + ".";
    }

    @Override
    public synchronized void move(String id, String shelf) throws IOException {
      if (books.computeIfPresent(id, (_, book) -> new Book(book.title(), shelf)) == null) {
        throw new IOException("no book " + id);
      }
    }

    @Override
    public synchronized Optional<Book> get(String id) {
      return Optional.ofNullable(books.get(id));
    }

    @Override
    public synchronized Optional<String> search(String title) {
      return books.entrySet().stream()
          .filter(entry -> entry.getValue().title().equals(title))
          .map(Map.Entry::getKey)
          .findFirst();
    }

    @Override
    public synchronized void remove(String id) {
      books.remove(id);
    }
  }
}
