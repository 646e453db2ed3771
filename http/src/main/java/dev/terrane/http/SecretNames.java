package dev.terrane.http;

import java.net.URI;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The names of headers, parameters and members whose values are secrets.
final class SecretNames {
  static final String MASK = "***";

  private static final Pattern SECRET =
      Pattern.compile(
          "authorization|authenticat|\\bauth\\b|_auth\\b|cookie|token|secret|passw|passphrase|pwd"
              + "|(api|private|access|primary|secondary|ssh|encryption|subscription|functions)"
              + "[-_]?key|signature|credential|session[-_]?id|assertion|jwt|bearer"
              + "|connection[-_]?string|(?<![a-z])(sig|pin)(?![a-z])",
          Pattern.CASE_INSENSITIVE);

  /// Names that are those of secrets only in parameters; in JSON, `code` is often that of an error.
  private static final Pattern SECRET_PARAMETER =
      Pattern.compile("key|code", Pattern.CASE_INSENSITIVE);

  /// The user of an address.
  private static final Pattern USER = Pattern.compile("//[^/?#\\s]*@");

  /// A name and a value in a query, in a fragment or after a semicolon.
  private static final Pattern PARAMETER =
      Pattern.compile(
          "(?:^|[?&#;,]\\s*)(?<name>[^=&#?;,\\s<>\"]+)=(?<value>\"[^\"]*\"?|[^&#\\s<>\"]*)");

  private SecretNames() {}

  static boolean isSecret(String name) {
    return SECRET.matcher(name).find();
  }

  private static boolean isSecretParameter(String name) {
    return isSecret(name) || SECRET_PARAMETER.matcher(name).matches();
  }

  /// The value of a header, masked if the name is that of a secret; otherwise without the secrets
  /// of the addresses in it.
  static String masked(String name, String value) {
    return isSecret(name) ? MASK : maskedAddresses(value);
  }

  /// An address without its secret parameters and without its user.
  static String masked(URI address) {
    return maskedAddresses(address.toString());
  }

  /// A text whose addresses have no secret parameters and no user.
  static String maskedAddresses(String text) {
    var hidden = USER.matcher(text).replaceAll("//" + MASK + "@");
    var masked = new StringBuilder();
    var parameter = PARAMETER.matcher(hidden);
    var at = 0;
    while (parameter.find(at)) {
      var secret = isSecretParameter(parameter.group("name"));
      masked.append(hidden, at, parameter.start("value")).append(secret ? MASK : "");
      // The value of another parameter may be an address.
      at = secret ? parameter.end() : parameter.start("value");
    }
    return masked.append(hidden, at, hidden.length()).toString();
  }

  /// The parameters of a form: `a=b&token=***`.
  static String maskedParameters(String parameters) {
    return Stream.of(parameters.split("&", -1))
        .map(one -> {
          var end = one.indexOf('=');
          return end < 0 || !isSecretParameter(one.substring(0, end))
              ? one
              : one.substring(0, end + 1) + MASK;
        })
        .collect(Collectors.joining("&"));
  }
}
