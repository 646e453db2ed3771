package dev.terrane.examples.keystore;

import dev.terrane.examples.keystore.KeypairModel.Id;
import dev.terrane.examples.keystore.KeypairModel.Input;
import dev.terrane.examples.keystore.KeypairModel.Stored;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** Manages a file with a private key and the certificate that it signed for itself. */
final class KeypairResource implements KeypairModel.Resource<Stores> {
  @Override
  public Keypair create(ApplyCall<Stores> call, Input in) throws GeneralSecurityException {
    var algorithm = KeyAlgorithm.labelled(in.algorithm()).orElseThrow();
    var pair =
        SelfSigned.make(
            new SelfSigned.Order(algorithm, in.subject(), in.dnsNames(), in.validityDays()),
            Instant.now());
    call.client().file(in.location().path()).create(store(pair, in));
    return in.toState(pair.certificate());
  }

  private static byte[] store(SelfSigned pair, Input in) throws GeneralSecurityException {
    var password = in.location().password();
    var store = StoreFormat.PKCS12.empty();
    var chain = new X509Certificate[] {pair.certificate()};
    store.setKeyEntry(in.alias(), pair.key(), password.toCharArray(), chain);
    return StoreFormat.write(store, password);
  }

  /** Only password and alias change in place; each other change creates another file. */
  @Override
  public Keypair update(ApplyCall<Stores> call, Stored before, Input in) {
    var at = in.location();
    var store =
        call.client()
            .managed(at.path(), before.location().password(), at.password())
            .orElseThrow(() -> gone(call.client().file(at.path())));
    var alias = before.alias() == null ? onlyKey(store) : before.alias();
    store.file().replace(store.rewritten(at.password(), alias, in.alias()));
    return in.toState(store.certificate(alias).orElseThrow());
  }

  private static Failure gone(StoreFile file) {
    return LocationModel.PATH.error(
        "Key store does not exist",
        file.path()
            + " was removed after the plan, with its key. Plan again to create another one.");
  }

  /** Of an import nothing but the path is known: the one key of the store is meant. */
  @Override
  public Optional<Keypair> find(Call<Stores> call, Id id) {
    return call.client()
        .managed(id.path())
        .flatMap(store -> found(call, store, id.path(), onlyKey(store)));
  }

  @Override
  public Optional<Keypair> read(Call<Stores> call, Stored last) {
    var at = last.location();
    return call.client()
        .managed(at.path(), at.password())
        .flatMap(store ->
            found(call, store, at.path(), last.alias() == null ? onlyKey(store) : last.alias()));
  }

  private static String onlyKey(OpenStore store) {
    var keys = store.keyAliases();
    if (keys.size() == 1) {
      return keys.getFirst();
    }
    throw LocationModel.PATH.error(
        "Not one key",
        store.file().path()
            + (keys.isEmpty()
                ? " holds no private key. Import it as keystore_truststore."
                : " holds several private keys, under the aliases "
                    + String.join(", ", keys)
                    + ". keystore_keypair manages a store with one; split the file."));
  }

  private static Optional<Keypair> found(
      Call<Stores> call, OpenStore store, String path, String alias) {
    return store
        .certificate(alias)
        .map(certificate -> {
          warnWhenExpired(call, store, certificate);
          return KeypairModel.found(
              new Location(path, store.password()),
              alias,
              KeyAlgorithm.describe(certificate.getPublicKey()),
              certificate.getSubjectX500Principal(),
              AlternativeName.DNS.of(certificate),
              validityDays(certificate),
              certificate);
        });
  }

  private static int validityDays(X509Certificate certificate) {
    var from = certificate.getNotBefore().toInstant();
    return Math.toIntExact(ChronoUnit.DAYS.between(from, Keypair.notAfter(certificate)));
  }

  private static void warnWhenExpired(
      Call<Stores> call, OpenStore store, X509Certificate certificate) {
    var end = Keypair.notAfter(certificate);
    if (end.isBefore(Instant.now())) {
      call.warn(
          "Certificate has expired",
          "The certificate in "
              + store.file().path()
              + " expired at "
              + end
              + ". To create another one, replace this resource: terraform apply -replace=...");
    }
  }

  @Override
  public void delete(Call<Stores> call, Stored last) {
    call.client().file(last.location().path()).delete();
  }
}
