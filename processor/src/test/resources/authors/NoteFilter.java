package files;

import dev.terrane.provider.ListResource;
import dev.terrane.provider.attribute.Block;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import jakarta.validation.constraints.Size;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The notes of a folder.
 *
 * @param prefix how the path begins
 * @param age how old a note is at most
 * @param token who may list
 * @param folders where to look
 */
@ListResource(Note.class)
public record NoteFilter(
    @Size(min = 1) @Nullable String prefix,
    @Default("24h") Duration age,
    @Sensitive @Nullable String token,
    @Block List<Folder> folders) {

  public record Folder(String name, @Default("1") int depth) {}
}
