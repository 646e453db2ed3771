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
          "authorization|authenticat|\\bauth\\b|_auth\\b|cookie|token|secret|passw|passphrase"
              + "|api[-_]?key|private[-_]?key|signature|credential|session[-_]?id",
          Pattern.CASE_INSENSITIVE);

  private SecretNames() {}

  static boolean isSecret(String name) {
    return SECRET.matcher(name).find();
  }

  /// A value, masked if its name is that of a secret.
  static String masked(String name, String value) {
    return isSecret(name) ? MASK : value;
  }

  /// An address without its secret parameters and without its user.
  static String masked(URI address) {
    var text = address.toString();
    var user = address.getRawUserInfo();
    if (user != null) {
      text = text.replace(user + "@", MASK + "@");
    }
    var query = address.getRawQuery();
    return query == null ? text : text.replace("?" + query, "?" + maskedParameters(query));
  }

  /// The parameters of an address or a form: `a=b&token=***`.
  static String maskedParameters(String parameters) {
    return Stream.of(parameters.split("&", -1))
        .map(one -> {
          var end = one.indexOf('=');
          return end < 0 || !isSecret(one.substring(0, end))
              ? one
              : one.substring(0, end + 1) + MASK;
        })
        .collect(Collectors.joining("&"));
  }
}
