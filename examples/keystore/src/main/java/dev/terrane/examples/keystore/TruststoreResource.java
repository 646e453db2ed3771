package dev.terrane.examples.keystore;

import dev.terrane.cty.CtyPath;
import dev.terrane.examples.keystore.TruststoreModel.Config;
import dev.terrane.examples.keystore.TruststoreModel.Id;
import dev.terrane.examples.keystore.TruststoreModel.Input;
import dev.terrane.examples.keystore.TruststoreModel.Stored;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Diagnostic;
import dev.terrane.provider.Value;
import dev.terrane.provider.validation.Findings;
import java.security.cert.X509Certificate;
import java.util.Map;
import java.util.Optional;

/** Manages a file of trusted certificates. */
final class TruststoreResource
    implements TruststoreModel.Resource<Stores>, TruststoreModel.Validating {
  @Override
  public void validate(Config config, Findings findings) {
    if (config.certificates() instanceof Value.Known<Map<String, X509Certificate>>(var all)) {
      if (all.isEmpty()) {
        findings.error(
            TruststoreModel.CERTIFICATES,
            "No certificate",
            "A trust store without a certificate trusts no server. Add at least one.");
      }
      all.keySet().stream()
          .filter(alias -> !alias.matches(Arguments.ALIAS))
          .map(TruststoreResource::invalid)
          .forEach(findings::add);
    }
  }

  private static Diagnostic invalid(String alias) {
    return Diagnostic.error(
        CtyPath.ROOT.attribute(TruststoreModel.CERTIFICATES.name()).key(alias),
        "Invalid alias",
        "Key stores do not distinguish upper and lower case and Java writes aliases in lower case, so write"
            + " the alias in lower case, and not empty.");
  }

  @Override
  public Truststore create(ApplyCall<Stores> call, Input in) {
    call.client().file(in.location().path()).create(content(in));
    return in.toState();
  }

  @Override
  public Truststore update(ApplyCall<Stores> call, Stored before, Input in) {
    var at = in.location();
    var now = call.client().managed(at.path(), before.location().password(), at.password());
    if (now.isEmpty()) {
      return create(call, in);
    }
    refuseKeys(now.get());
    now.get().file().replace(content(in));
    return in.toState();
  }

  private static byte[] content(Input in) {
    return in.format().store(in.certificates(), in.location().password());
  }

  /** Of an import nothing but the path is known. */
  @Override
  public Optional<Truststore> find(Call<Stores> call, Id id) {
    return call.client().managed(id.path()).map(store -> found(store, id.path()));
  }

  @Override
  public Optional<Truststore> read(Call<Stores> call, Stored last) {
    var at = last.location();
    return call.client().managed(at.path(), at.password()).map(store -> found(store, at.path()));
  }

  private static Truststore found(OpenStore store, String path) {
    refuseKeys(store);
    var location = new Location(path, store.password());
    return TruststoreModel.found(location, store.certificates(), store.format());
  }

  /** A private key would be lost when the file is written again. */
  private static void refuseKeys(OpenStore store) {
    var keys = store.keyAliases();
    if (!keys.isEmpty()) {
      throw LocationModel.PATH.error(
          "Store holds private keys",
          store.file().path()
              + " holds private keys, under the aliases "
              + String.join(", ", keys)
              + ". keystore_truststore manages only certificates and would lose the keys. Move the"
              + " keys to another file.");
    }
  }

  @Override
  public void delete(Call<Stores> call, Stored last) {
    call.client().file(last.location().path()).delete();
  }
}
