package dev.terrane.testkit.faults;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.OperationTimeouts;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import dev.terrane.provider.schema.Schema;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/// Books in a library, with steps that tests override to plant a mistake. A book that was added,
/// but whose id was not received, is found by its title.
class BookResource implements HandleResource<Library> {
  static final Attribute<String> TITLE = Attribute.string("title").required().requiresReplace();
  static final Attribute<String> SHELF = Attribute.string("shelf").required();
  static final Attribute<String> ID = Attribute.string("id").computed().stable().identity();

  private static final Schema SCHEMA =
      Schema.resource(TITLE, SHELF, ID)
          .timeouts(
              OperationTimeouts.block()
                  .with(Operation.CREATE, Duration.ofHours(1))
                  .with(Operation.DELETE, Duration.ofHours(1)));

  @Override
  public String name() {
    return "book";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(ApplyCall<Library> call, ObjectView in) throws Exception {
    var made = in.with(ID, added(call.client(), in.get(TITLE)));
    saved(call, made);
    moved(call.client(), made);
    return made;
  }

  String added(Library library, String title) throws IOException, InterruptedException {
    var existing = library.search(title);
    return existing.isPresent() ? existing.get() : library.add(title);
  }

  void saved(ApplyCall<Library> call, ObjectView made) {
    call.checkpoint(made);
  }

  void moved(Library library, ObjectView made) throws IOException, InterruptedException {
    library.move(made.get(ID), made.get(SHELF));
  }

  @Override
  public ObjectView update(ApplyCall<Library> call, ObjectView before, ObjectView in)
      throws Exception {
    var changed = in.with(ID, before.get(ID));
    moved(call.client(), changed);
    return changed;
  }

  @Override
  public Optional<ObjectView> read(Call<Library> call, ObjectView last) throws Exception {
    return call.client()
        .get(last.get(ID))
        .map(book ->
            last.with(TITLE, book.title()).with(SHELF, book.shelf()).with(ID, last.get(ID)));
  }

  @Override
  public void delete(Call<Library> call, ObjectView last) throws Exception {
    call.client().remove(last.get(ID));
  }
}
