package dev.terrane.tests.records.rows;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.rows.CheckedModel.Id;
import dev.terrane.tests.records.rows.CheckedModel.Input;
import dev.terrane.tests.records.rows.CheckedModel.Stored;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Keeps things, and returns them in its own spelling. */
final class CheckedResource implements CheckedModel.Resource<Memory<Checked>> {
  @Override
  public Checked create(ApplyCall<Memory<Checked>> call, Input in) {
    call.client().called("tags " + in.tags() + " exact " + in.exact());
    call.client().put(in.name(), in.toState());
    return in.toState();
  }

  @Override
  public Checked update(ApplyCall<Memory<Checked>> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Checked> find(Call<Memory<Checked>> call, Id id) {
    return call.client().get(id.name()).map(CheckedResource::reported);
  }

  private static Checked reported(Checked kept) {
    return CheckedModel.found(
        kept.name(),
        kept.size(),
        kept.share(),
        kept.loss(),
        kept.gain(),
        kept.words(),
        kept.policy() == null ? null : kept.policy().replace(" ", ""),
        kept.host() == null ? null : kept.host().toLowerCase(Locale.ROOT),
        kept.path() == null ? null : kept.path() + "/",
        loud(kept.aliases()),
        kept.rules() == null ? Map.of() : kept.rules(),
        emptied(kept.tags()),
        kept.exact());
  }

  private static List<String> emptied(@Nullable List<String> tags) {
    return tags == null ? List.of() : tags;
  }

  private static Set<String> loud(@Nullable Set<String> aliases) {
    return aliases == null
        ? Set.of()
        : aliases.stream().map(one -> one.toUpperCase(Locale.ROOT)).collect(Collectors.toSet());
  }

  @Override
  public void delete(Call<Memory<Checked>> call, Stored last) {
    call.client().remove(last.name());
  }
}
