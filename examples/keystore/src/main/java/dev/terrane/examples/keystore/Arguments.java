package dev.terrane.examples.keystore;

/** Checks and messages of arguments that several records have. */
final class Arguments {
  static final String PATH_WANTED = "must name a file";

  static final int PASSWORD_LENGTH = 6;
  static final String PASSWORD_TOO_SHORT =
      "must have at least 6 characters; keytool does not open a store with fewer";
  static final String PASSWORD = "[ -~]*";
  static final String PASSWORD_WANTED =
      "must consist of printable ASCII characters; others are read differently on each platform";

  /** Java converts aliases to lower case, so upper case would be returned changed. */
  static final String ALIAS = "[^\\p{Lu}\\p{Lt}]*[^\\p{Lu}\\p{Lt}\\s]+[^\\p{Lu}\\p{Lt}]*";

  static final String ALIAS_WANTED =
      "must be an alias in lower case, because key stores do not distinguish upper and lower case";

  private Arguments() {}
}
