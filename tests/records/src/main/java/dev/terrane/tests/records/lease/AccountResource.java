package dev.terrane.tests.records.lease;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.lease.AccountModel.Id;
import dev.terrane.tests.records.lease.AccountModel.Input;
import dev.terrane.tests.records.lease.AccountModel.Stored;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Optional;

/// Keeps a file for each account, which holds its password.
final class AccountResource implements AccountModel.Resource<Leases> {
  @Override
  public Account create(ApplyCall<Leases> call, Input in) throws Exception {
    call.client().called("create", in.name());
    if (in.name().equals("refused")) {
      throw new IOException("no account has this name");
    }
    var token = String.valueOf(in.password()).replace(TokenOpener.SECRET, "");
    call.await("renewals", () -> call.client().count("renew", token))
        .until(count -> in.renewals() >= 0 && count >= in.renewals());
    return update(call, in);
  }

  @Override
  public Account update(ApplyCall<Leases> call, Stored before, Input in) throws IOException {
    return update(call, in);
  }

  private static Account update(ApplyCall<Leases> call, Input in) throws IOException {
    if (in.password() != null) {
      Files.writeString(call.client().account(in.name()), in.password());
    }
    return in.toState();
  }

  @Override
  public Optional<Account> find(Call<Leases> call, Id id) {
    return Optional.empty();
  }

  @Override
  public Optional<Account> read(Call<Leases> call, Stored last) {
    return Files.exists(call.client().account(last.name()))
        ? Optional.of(last.toState())
        : Optional.empty();
  }

  @Override
  public void delete(Call<Leases> call, Stored last) throws IOException {
    Files.deleteIfExists(call.client().account(last.name()));
  }
}
