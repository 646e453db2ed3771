package dev.terrane.examples.keystore;

import dev.terrane.examples.keystore.CertificateModel.Input;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Objects;

/** Describes a certificate, given as text or as an alias in a key store. */
final class CertificateDataSource implements CertificateModel.Reader<Stores> {
  @Override
  public Certificate read(Call<Stores> call, Input in) {
    var certificate = in.pem() == null ? stored(call.client(), in) : first(in.pem());
    return new Certificate(
        in.pem(), in.path(), in.alias(), in.password(), Certificate.Facts.of(certificate));
  }

  private static X509Certificate first(String pem) {
    try {
      return Pem.all(pem).getFirst();
    } catch (CertificateException e) {
      throw CertificateModel.PEM
          .error(
              "Not a certificate",
              "The text is not a certificate in PEM form: " + e.getMessage() + ".")
          .because(e);
    }
  }

  private static X509Certificate stored(Stores stores, Input in) {
    // The record requires path and password if there is no pem.
    var path = Objects.requireNonNull(in.path());
    var alias = Objects.requireNonNull(in.alias());
    var password = Objects.requireNonNull(in.password());
    var store = stores.foreign(path, password).orElseThrow(() -> gone(stores.file(path)));
    return store.certificate(alias).orElseThrow(() -> noSuchAlias(store, alias));
  }

  private static Failure gone(StoreFile file) {
    return CertificateModel.PATH.error(
        "No such file", file.path() + " does not exist. Check the path and the provider's root.");
  }

  private static Failure noSuchAlias(OpenStore store, String alias) {
    var existing = store.certificates().keySet();
    return CertificateModel.ALIAS.error(
        "No such alias",
        store.file().path()
            + " has no certificate under the alias "
            + alias
            + (existing.isEmpty()
                ? "; it is empty."
                : ". It has: " + String.join(", ", existing) + "."));
  }
}
