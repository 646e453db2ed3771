package dev.terrane.tests.records.depot;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.validation.Findings;
import dev.terrane.tests.records.depot.CrateModel.Config;
import dev.terrane.tests.records.depot.CrateModel.GateAttributes;
import dev.terrane.tests.records.depot.CrateModel.GateConfig;
import dev.terrane.tests.records.depot.CrateModel.Input;
import dev.terrane.tests.records.depot.CrateModel.Stored;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;

/// Keeps a file for each crate. Its content is that of the state.
final class CrateResource implements CrateModel.Resource<Depot>, CrateModel.Validating {
  private static final String TRIED = "tried";

  @Override
  public void validate(Config config, Findings findings) {
    if (config.gate() instanceof Value.Known<List<GateConfig>>(var gates)
        && gates.stream().anyMatch(CrateResource::isBackwards)) {
      findings.error(GateAttributes.FROM, "Gates run backwards", "Write from before to.");
    }
  }

  private static boolean isBackwards(GateConfig gate) {
    return gate.from() instanceof Value.Known<Integer>(var from)
        && gate.to() instanceof Value.Known<Integer>(var to)
        && to < from;
  }

  @Override
  public Crate create(ApplyCall<Depot> call, Input in) throws IOException {
    call.client().called("create" + sender(call), in.name());
    Files.createFile(call.client().crate(in.name()));
    return in.toState(call.client().region());
  }

  private static String sender(Call<Depot> call) {
    return call.meta(DepotMeta.class).map(DepotMeta::sender).orElse("");
  }

  @Override
  public Crate update(ApplyCall<Depot> call, Stored before, Input in) throws IOException {
    call.client().called("update" + sender(call), in.name());
    return in.toState(before.toState().region());
  }

  @Override
  public Optional<Crate> read(Call<Depot> call, Stored last) {
    var state = last.toState();
    return Files.exists(call.client().crate(state.name()))
        ? Optional.of(read(state))
        : Optional.empty();
  }

  /** The crate as the depot stores it, in its own notation. */
  private static Crate read(Crate stored) {
    var policy = stored.policy();
    var manifest = stored.manifest();
    return new Crate(
        stored.name(),
        stored.level(),
        stored.hold(),
        stored.access(),
        policy == null ? null : policy.replaceFirst("^\\{", "{\"owner\":\"depot\","),
        manifest == null ? null : manifest + "\n# stored",
        stored.marks(),
        stored.gate(),
        stored.origin(),
        stored.seals(),
        stored.region());
  }

  @Override
  public void delete(Call<Depot> call, Stored last) throws IOException {
    var name = last.toState().name();
    if (name.equals("stuck") && call.privateState().get(TRIED).isEmpty()) {
      call.privateState().put(TRIED, "once");
      throw new IOException("the crate is stuck");
    }
    call.client().called("delete" + sender(call), name);
    Files.deleteIfExists(call.client().crate(name));
  }
}
