package dev.terrane.examples.keystore;

import dev.terrane.examples.keystore.CertificateModel.Config;
import dev.terrane.examples.keystore.CertificateModel.Input;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.validation.Findings;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import org.jspecify.annotations.Nullable;

/** Describes a certificate, given as text or as an alias in a key store. */
final class CertificateDataSource
    implements CertificateModel.Reader<Stores>, CertificateModel.Validating {
  @Override
  public void validate(Config config, Findings findings) {
    if (isWritten(config.pem()) && isWritten(config.path())) {
      findings.add(both().diagnostic());
    }
    if (isLeftOut(config.pem()) && isLeftOut(config.path())) {
      findings.add(neither().diagnostic());
    }
    companion(config, CertificateModel.ALIAS, config.alias(), findings);
    companion(config, CertificateModel.PASSWORD, config.password(), findings);
  }

  /** What belongs to a path, and to a path only. */
  private static void companion(
      Config config, Attribute<String> attribute, Value<String> value, Findings findings) {
    if (isWritten(config.path()) && isLeftOut(value)) {
      findings.add(missing(attribute).diagnostic());
    }
    if (isWritten(config.pem()) && isWritten(value)) {
      findings.error(
          attribute,
          "Not with pem",
          attribute + " belongs to path. Leave it out, or write path instead of pem.");
    }
  }

  private static boolean isWritten(Value<String> value) {
    return value instanceof Value.Known<String>;
  }

  private static boolean isLeftOut(Value<String> value) {
    return value instanceof Value.Null<String>;
  }

  private static Failure both() {
    return CertificateModel.PATH.error("Not both", "Write either pem or path, not both.");
  }

  private static Failure neither() {
    return new Failure(
        "Missing pem or path",
        "Write pem for a certificate as text, or path, alias and password for one in a key store.");
  }

  private static Failure missing(Attribute<String> attribute) {
    return attribute.error(
        "Missing " + attribute,
        "A certificate in a key store is named by path, alias and password. Write "
            + attribute
            + ".");
  }

  /** What was unknown in validation may turn out to be missing, so it is all looked at again. */
  @Override
  public Certificate read(Call<Stores> call, Input in) {
    if (in.pem() != null && in.path() != null) {
      throw both();
    }
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
    var path = in.path();
    if (path == null) {
      throw neither();
    }
    var alias = needed(CertificateModel.ALIAS, in.alias());
    var password = needed(CertificateModel.PASSWORD, in.password());
    var store = stores.foreign(path, password).orElseThrow(() -> gone(stores.file(path)));
    return store.certificate(alias).orElseThrow(() -> noSuchAlias(store, alias));
  }

  private static String needed(Attribute<String> attribute, @Nullable String value) {
    if (value == null) {
      throw missing(attribute);
    }
    return value;
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
