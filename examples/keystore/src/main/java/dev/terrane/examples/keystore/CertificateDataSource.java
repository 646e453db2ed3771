package dev.terrane.examples.keystore;

import static dev.terrane.provider.schema.AttributeType.STRING;

import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.Value;
import dev.terrane.provider.datasource.HandleDataSource;
import dev.terrane.provider.resource.Findings;
import dev.terrane.provider.resource.Validating;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.AttributeType;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.ValueView;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.List;

/// Describes a certificate, given as text or as an alias in a key store.
final class CertificateDataSource implements HandleDataSource<Stores>, Validating<ValueView> {
  static final Attribute<String> PEM =
      Attribute.string("pem")
          .optional()
          .describedAs("The certificate as PEM text; of several, the first. Else write `path`.");
  static final Attribute<String> PATH =
      Handles.PATH
          .optional()
          .describedAs("The key store, with `alias` and `password`. Else write `pem`.");
  static final Attribute<String> ALIAS =
      Handles.ALIAS.optional().describedAs("Which entry of the key store is meant.");
  static final Attribute<String> PASSWORD =
      Handles.PASSWORD.optional().describedAs("What opens the key store.");

  static final Attribute<String> SUBJECT = fact("subject", "Whom it names, by RFC 2253.");
  static final Attribute<String> ISSUER = fact("issuer", "Who signed it, by RFC 2253.");
  static final Attribute<String> SERIAL_NUMBER =
      fact("serial_number", "Its number, in hexadecimal digits.");
  static final Attribute<String> NOT_BEFORE =
      fact("not_before", "When its validity begins, by RFC 3339.");
  static final Attribute<String> NOT_AFTER =
      fact("not_after", "When its validity ends, by RFC 3339.");
  static final Attribute<String> SHA1 =
      fact("sha1_fingerprint", "Its SHA-1 fingerprint, as keytool shows it.");
  static final Attribute<String> SHA256 =
      fact("sha256_fingerprint", "Its SHA-256 fingerprint, as keytool shows it.");
  static final Attribute<List<String>> DNS_NAMES = names("dns_names", "The hosts it is for.");
  static final Attribute<List<String>> IP_ADDRESSES =
      names("ip_addresses", "The IP addresses it is for.");
  static final Attribute<List<String>> EMAIL_ADDRESSES =
      names("email_addresses", "The mailboxes it is for.");
  static final Attribute<List<String>> URIS = names("uris", "The URIs it is for.");

  private static final Schema SCHEMA =
      Schema.dataSource(
              PEM,
              PATH,
              ALIAS,
              PASSWORD,
              SUBJECT,
              ISSUER,
              SERIAL_NUMBER,
              NOT_BEFORE,
              NOT_AFTER,
              SHA1,
              SHA256,
              DNS_NAMES,
              IP_ADDRESSES,
              EMAIL_ADDRESSES,
              URIS)
          .describedAs("What a certificate says.");

  private static Attribute<String> fact(String name, String description) {
    return Attribute.string(name).computed().describedAs(description);
  }

  private static Attribute<List<String>> names(String name, String description) {
    return Attribute.of(name, AttributeType.list(STRING)).computed().describedAs(description);
  }

  @Override
  public String name() {
    return "certificate";
  }

  @Override
  public Schema schema() {
    return SCHEMA;
  }

  @Override
  public void validate(ValueView config, Findings findings) {
    if (present(config, PEM) && present(config, PATH)) {
      findings.add(both().diagnostic());
    }
    if (absent(config, PEM) && absent(config, PATH)) {
      findings.add(neither().diagnostic());
    }
    for (var needed : List.of(ALIAS, PASSWORD)) {
      if (present(config, PATH) && absent(config, needed)) {
        findings.add(missing(needed).diagnostic());
      }
      if (present(config, PEM) && present(config, needed)) {
        findings.error(
            needed,
            "Not with pem",
            needed + " belongs to path. Leave it out, or write path instead of pem.");
      }
    }
  }

  private static boolean present(ValueView config, Attribute<?> attribute) {
    return config.get(attribute) instanceof Value.Known<?>;
  }

  private static boolean absent(ValueView config, Attribute<?> attribute) {
    return config.get(attribute) instanceof Value.Null<?>;
  }

  private static Failure both() {
    return PATH.error("Not both", "Write either pem or path, not both.");
  }

  private static Failure neither() {
    return new Failure(
        "Missing pem or path",
        "Write pem for a certificate as text, or path, alias and password for one in a key store.");
  }

  private static Failure missing(Attribute<?> attribute) {
    return attribute.error(
        "Missing " + attribute,
        "A certificate in a key store is named by path, alias and password. Write "
            + attribute
            + ".");
  }

  /// What was unknown in validation may turn out to be missing, so it is all looked at again.
  @Override
  public ObjectView read(Call<Stores> call, ObjectView in) {
    if (in.find(PEM).isPresent() && in.find(PATH).isPresent()) {
      throw both();
    }
    return described(
        in, in.find(PEM).map(CertificateDataSource::first).orElseGet(() -> stored(call, in)));
  }

  private static X509Certificate first(String pem) {
    try {
      return Pem.read(pem).getFirst();
    } catch (CertificateException e) {
      throw PEM.error(
              "Not a certificate",
              "The text is not a certificate in PEM form: " + e.getMessage() + ".")
          .because(e);
    }
  }

  private static X509Certificate stored(Call<Stores> call, ObjectView in) {
    var path = in.find(PATH).orElseThrow(CertificateDataSource::neither);
    var alias = in.find(ALIAS).orElseThrow(() -> missing(ALIAS));
    var password = in.find(PASSWORD).orElseThrow(() -> missing(PASSWORD));
    var store =
        call.client().foreign(path, password).orElseThrow(() -> gone(call.client().file(path)));
    return store.certificate(alias).orElseThrow(() -> noSuchAlias(store, alias));
  }

  private static Failure gone(StoreFile file) {
    return PATH.error(
        "No such file", file.path() + " does not exist. Check the path and the provider's root.");
  }

  private static Failure noSuchAlias(OpenStore store, String alias) {
    var existing = store.certificates().keySet();
    return ALIAS.error(
        "No such alias",
        store.file().path()
            + " has no certificate under the alias "
            + alias
            + (existing.isEmpty()
                ? "; it is empty."
                : ". It has: " + String.join(", ", existing) + "."));
  }

  private static ObjectView described(ObjectView in, X509Certificate certificate) {
    var facts = new CertificateFacts(certificate);
    return in.with(SUBJECT, facts.subject())
        .with(ISSUER, facts.issuer())
        .with(SERIAL_NUMBER, facts.serialNumber())
        .with(NOT_BEFORE, facts.notBefore().toString())
        .with(NOT_AFTER, facts.notAfter().toString())
        .with(SHA1, Fingerprint.SHA1.of(certificate))
        .with(SHA256, Fingerprint.SHA256.of(certificate))
        .with(DNS_NAMES, facts.names(CertificateFacts.Kind.DNS))
        .with(IP_ADDRESSES, facts.names(CertificateFacts.Kind.IP))
        .with(EMAIL_ADDRESSES, facts.names(CertificateFacts.Kind.EMAIL))
        .with(URIS, facts.names(CertificateFacts.Kind.URI));
  }
}
