package dev.terrane.examples.keystore;

import static dev.terrane.provider.schema.AttributeType.STRING;

import dev.terrane.provider.Call;
import dev.terrane.provider.Writing;
import dev.terrane.provider.resource.HandleResource;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import java.security.GeneralSecurityException;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Manages a file with a private key and the certificate that it signed for itself.
final class KeypairResource implements HandleResource<Stores> {
  static final Attribute<String> PATH = Handles.PATH.required().identity();

  static final Attribute<String> PASSWORD =
      Handles.PASSWORD
          .required()
          .describedAs("What opens the store and its key. A new one rewrites the file in place.");

  static final Attribute<String> ALIAS =
      Handles.ALIAS.defaultTo("key").describedAs("The name of the key in the store.");

  static final Attribute<String> ALGORITHM =
      Attribute.string("algorithm")
          .defaultTo(KeyAlgorithm.EC_P256.label())
          .requiresReplace()
          .check(Check.oneOf(KeyAlgorithm.labels().toArray(String[]::new)))
          .describedAs("The kind of key: " + String.join(", ", KeyAlgorithm.labels()) + ".");

  static final Attribute<String> SUBJECT =
      Attribute.string("subject")
          .required()
          .requiresReplaceWhen((before, after) -> !DistinguishedName.same(before, after))
          .check(
              new Check<>(
                  DistinguishedName::isValid,
                  "must be a distinguished name such as CN=localhost,O=Example"))
          .describedAs("Whom the certificate names, such as `CN=localhost,O=Example`.");

  static final Attribute<List<String>> DNS_NAMES =
      Attribute.of("dns_names", AttributeType.list(STRING))
          .defaultTo(List.of())
          .requiresReplace()
          .check(
              new Check<>(
                  all -> all.stream().allMatch(KeypairResource::isDnsName),
                  "must consist of DNS names such as example.com or *.example.com"))
          .describedAs("The hosts that the certificate is for.");

  static final Attribute<Integer> VALIDITY_DAYS =
      Attribute.int32("validity_days")
          .defaultTo(365)
          .requiresReplace()
          .check(Check.between(1, 36_500))
          .describedAs("How many days the certificate is valid.");

  static final Attribute<String> CERTIFICATE_PEM =
      Attribute.string("certificate_pem")
          .computed()
          .stable()
          .describedAs("The certificate, for those who shall trust it.");

  static final Attribute<String> FINGERPRINT =
      Attribute.string("fingerprint")
          .computed()
          .stable()
          .describedAs("The SHA-256 fingerprint of the certificate, as keytool shows it.");

  static final Attribute<String> SERIAL_NUMBER =
      Attribute.string("serial_number")
          .computed()
          .stable()
          .describedAs("The serial number of the certificate, in hexadecimal digits.");

  static final Attribute<String> NOT_AFTER =
      Attribute.string("not_after")
          .computed()
          .stable()
          .describedAs("When the certificate expires, by RFC 3339.");

  private static final Schema SCHEMA =
      Schema.resource(
              PATH,
              PASSWORD,
              ALIAS,
              ALGORITHM,
              SUBJECT,
              DNS_NAMES,
              VALIDITY_DAYS,
              CERTIFICATE_PEM,
              FINGERPRINT,
              SERIAL_NUMBER,
              NOT_AFTER)
          .describedAs("A PKCS12 key store with a private key and its self-signed certificate.");

  private static boolean isDnsName(String text) {
    return text.length() <= 253
        && text.matches(
            "(\\*\\.)?[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*");
  }

  @Override
  public String name() {
    return "keypair";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public ObjectView create(Writing<Stores> call, ObjectView in) throws GeneralSecurityException {
    var pair = SelfSigned.make(order(in), Instant.now());
    call.client().file(in.get(PATH)).create(store(pair, in));
    return call.checkpoint(facts(in, pair.certificate()));
  }

  private static SelfSigned.Order order(ObjectView in) {
    var algorithm = KeyAlgorithm.labelled(in.get(ALGORITHM)).orElseThrow();
    return new SelfSigned.Order(
        algorithm, in.get(SUBJECT), in.get(DNS_NAMES), in.get(VALIDITY_DAYS));
  }

  private static byte[] store(SelfSigned pair, ObjectView in) throws GeneralSecurityException {
    var password = in.get(PASSWORD);
    var store = StoreFormat.PKCS12.empty();
    store.setKeyEntry(
        in.get(ALIAS), pair.key(), password.toCharArray(), new Certificate[] {pair.certificate()});
    return StoreFormat.write(store, password);
  }

  /// Only the password, the alias, and another spelling of the subject come here.
  @Override
  public ObjectView update(Writing<Stores> call, ObjectView before, ObjectView in)
      throws GeneralSecurityException {
    var passwords = Stream.concat(before.find(PASSWORD).stream(), in.find(PASSWORD).stream());
    var now = call.client().managed(in.get(PATH), passwords.toList());
    if (now.isEmpty()) {
      throw PATH.error(
          "Key store is gone",
          call.client().file(in.get(PATH)).path()
              + " was removed since the plan was made, and its key with it. Plan again to have"
              + " another one made.");
    }
    var store = now.get();
    var alias = alias(store, before);
    store.file().replace(store.rewritten(in.get(PASSWORD), alias, in.get(ALIAS)));
    return facts(in, store.certificate(alias).orElseThrow());
  }

  @Override
  public Optional<ObjectView> read(Call<Stores> call, ObjectView last) {
    var known = last.find(PASSWORD).stream().toList();
    return call.client().managed(last.get(PATH), known).flatMap(store -> found(call, store, last));
  }

  private static Optional<ObjectView> found(Call<Stores> call, OpenStore store, ObjectView last) {
    if (store.password().isEmpty()) {
      throw PASSWORD.error(
          "Password is not known",
          store.file().path()
              + " cannot be imported without its password. Add it to passwords in the provider"
              + " block.");
    }
    var alias = alias(store, last);
    return store
        .certificate(alias)
        .map(certificate -> seen(call, store, certificate, last.with(ALIAS, alias)));
  }

  /// After an import no alias is known; then the one key of the store is meant.
  private static String alias(OpenStore store, ObjectView last) {
    return last.find(ALIAS).orElseGet(() -> onlyKey(store));
  }

  private static String onlyKey(OpenStore store) {
    var keys = store.keyAliases();
    if (keys.size() == 1) {
      return keys.getFirst();
    }
    throw PATH.error(
        "Not one key",
        store.file().path()
            + (keys.isEmpty()
                ? " holds no private key. Import it as keystore_truststore."
                : " holds several private keys, under the aliases "
                    + String.join(", ", keys)
                    + ". keystore_keypair manages a store with one; split the file."));
  }

  private static ObjectView seen(
      Call<Stores> call, OpenStore store, X509Certificate certificate, ObjectView last) {
    var facts = new CertificateFacts(certificate);
    if (facts.notAfter().isBefore(Instant.now())) {
      call.warn(
          "Certificate has expired",
          "The certificate in "
              + store.file().path()
              + " expired at "
              + facts.notAfter()
              + ". To have another one made, replace this resource: terraform apply -replace=...");
    }
    var name = certificate.getSubjectX500Principal();
    var seen =
        last.with(PASSWORD, store.password().orElse(null))
            .with(ALGORITHM, KeyAlgorithm.describe(certificate.getPublicKey()))
            .with(SUBJECT, DistinguishedName.of(name, last.find(SUBJECT).orElse("")))
            .with(DNS_NAMES, facts.names(CertificateFacts.Kind.DNS))
            .with(VALIDITY_DAYS, facts.validityDays());
    return facts(seen, certificate);
  }

  private static ObjectView facts(ObjectView view, X509Certificate certificate) {
    var facts = new CertificateFacts(certificate);
    return view.with(CERTIFICATE_PEM, Pem.write(certificate))
        .with(FINGERPRINT, Fingerprint.SHA256.of(certificate))
        .with(SERIAL_NUMBER, facts.serialNumber())
        .with(NOT_AFTER, facts.notAfter().toString());
  }

  @Override
  public void delete(Call<Stores> call, ObjectView last) {
    call.client().file(last.get(PATH)).delete();
  }
}
