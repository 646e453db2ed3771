package parts;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.datasource.HandleDataSource;
import java.util.Map;
import java.util.Optional;

/** Notes in memory. */
public final class Notes implements NoteModel.Resource<Map<String, String>> {
  public static HandleDataSource<Map<String, String>> lookup() {
    return NoteModel.dataSource(new Notes());
  }

  @Override
  public Note create(ApplyCall<Map<String, String>> call, NoteModel.Input in) {
    call.client().put(in.path(), in.content());
    return in.toState();
  }

  @Override
  public Note update(
      ApplyCall<Map<String, String>> call, NoteModel.Stored before, NoteModel.Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Note> find(Call<Map<String, String>> call, NoteModel.Id id) {
    return Optional.ofNullable(call.client().get(id.path()))
        .map(text -> NoteModel.found(id.path(), text, new Note.Owner("root", null)));
  }

  @Override
  public void delete(Call<Map<String, String>> call, NoteModel.Stored last) {
    call.client().remove(last.path());
  }
}
