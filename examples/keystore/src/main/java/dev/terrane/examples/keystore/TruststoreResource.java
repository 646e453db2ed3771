package dev.terrane.examples.keystore;

import static dev.terrane.provider.schema.AttributeType.STRING;

import dev.terrane.provider.Call;
import dev.terrane.provider.Value;
import dev.terrane.provider.Writing;
import dev.terrane.provider.resource.Findings;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.resource.PlanCall;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.resource.Validating;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Manages a file of trusted certificates.
final class TruststoreResource
    implements HandleResource<Stores>,
        Validating<ValueView>,
        Planning<Stores, ValueView, ObjectView, ValueView> {
  static final Attribute<String> PATH = Handles.PATH.required().identity();

  static final Attribute<Map<String, String>> CERTIFICATES =
      Attribute.of("certificates", AttributeType.map(STRING))
          .required()
          .check(new Check<>(all -> !all.isEmpty(), "must hold one certificate at least"))
          .describedAs("The trusted certificates: PEM text by alias. Aliases are in lower case.");

  static final Attribute<String> PASSWORD =
      Handles.PASSWORD
          .required()
          .describedAs("What opens the store. A new one rewrites the file in place.");

  static final Attribute<String> FORMAT =
      Attribute.string("format")
          .defaultTo("PKCS12")
          .check(Check.oneOf("PKCS12", "JKS"))
          .describedAs("`PKCS12`, or `JKS` for programs on very old Java.");

  static final Attribute<Map<String, String>> FINGERPRINTS =
      Attribute.of("fingerprints", AttributeType.map(STRING))
          .computed()
          .changesWith(CERTIFICATES)
          .describedAs(
              "The SHA-256 fingerprint of each certificate, by alias, as keytool shows it.");

  private static final Schema SCHEMA =
      Schema.resource(PATH, CERTIFICATES, PASSWORD, FORMAT, FINGERPRINTS)
          .describedAs("A key store with trusted certificates.");

  @Override
  public String name() {
    return "truststore";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void validate(ValueView config, Findings findings) {
    if (config.get(CERTIFICATES) instanceof Value.Known<Map<String, String>>(var certificates)) {
      Trusted.findings(certificates).forEach(findings::add);
    }
  }

  /// Fingerprints need no file: whoever knows the certificates knows them while planning.
  @Override
  public ValueView plan(
      PlanCall<Stores> call, ValueView config, @Nullable ObjectView before, ValueView proposed) {
    return config.get(CERTIFICATES) instanceof Value.Known<Map<String, String>>(var certificates)
        ? proposed.with(FINGERPRINTS, Value.known(Trusted.of(certificates).fingerprints()))
        : proposed;
  }

  @Override
  public ObjectView create(Writing<Stores> call, ObjectView in) {
    call.client().file(in.get(PATH)).create(content(in));
    return call.checkpoint(state(in));
  }

  @Override
  public ObjectView update(Writing<Stores> call, ObjectView before, ObjectView in) {
    var passwords = Stream.concat(before.find(PASSWORD).stream(), in.find(PASSWORD).stream());
    var now = call.client().managed(in.get(PATH), passwords.toList());
    if (now.isEmpty()) {
      return create(call, in);
    }
    refuseKeys(now.get());
    now.get().file().replace(content(in));
    return state(in);
  }

  @Override
  public Optional<ObjectView> read(Call<Stores> call, ObjectView last) {
    var known = last.find(PASSWORD).stream().toList();
    return call.client().managed(last.get(PATH), known).map(store -> found(call, store, last));
  }

  private static ObjectView found(Call<Stores> call, OpenStore store, ObjectView last) {
    if (store.password().isEmpty()) {
      call.warn(
          "Password of " + store.file().path() + " is not known",
          "So the store was read without a check, and what is encrypted in it was not read. Add its"
              + " password to passwords in the provider block to import all of it.");
    }
    refuseKeys(store);
    var trusted = new Trusted(store.certificates());
    return last.with(PASSWORD, store.password().orElse(null))
        .with(FORMAT, store.format().name())
        .with(CERTIFICATES, trusted.pem(last.find(CERTIFICATES).orElse(Map.of())))
        .with(FINGERPRINTS, trusted.fingerprints());
  }

  @Override
  public void delete(Call<Stores> call, ObjectView last) {
    call.client().file(last.get(PATH)).delete();
  }

  private static byte[] content(ObjectView in) {
    var format = StoreFormat.valueOf(in.get(FORMAT));
    return Trusted.of(in.get(CERTIFICATES)).store(format, in.get(PASSWORD));
  }

  private static ObjectView state(ObjectView in) {
    return in.with(FINGERPRINTS, Trusted.of(in.get(CERTIFICATES)).fingerprints());
  }

  /// A private key would be lost when the file is written again.
  private static void refuseKeys(OpenStore store) {
    var keys = store.keyAliases();
    if (!keys.isEmpty()) {
      throw PATH.error(
          "Store holds private keys",
          store.file().path()
              + " holds private keys, under the aliases "
              + String.join(", ", keys)
              + ". keystore_truststore manages certificates alone and would lose them. Move the keys"
              + " to a file of their own.");
    }
  }
}
