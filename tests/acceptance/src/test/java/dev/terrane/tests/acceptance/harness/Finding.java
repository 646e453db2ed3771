package dev.terrane.tests.acceptance.harness;

/// A diagnostic as a CLI reports it.
///
/// @param severity `error` or `warning`
/// @param summary its first line
/// @param detail the rest
/// @param address the resource, empty when it is about none
/// @param code the line of the configuration that it points at, empty when it points at none
public record Finding(String severity, String summary, String detail, String address, String code) {
  static Finding of(Document diagnostic) {
    return new Finding(
        text(diagnostic, "severity"),
        text(diagnostic, "summary"),
        text(diagnostic, "detail"),
        text(diagnostic, "address"),
        text(diagnostic, "snippet", "code").strip());
  }

  private static String text(Document diagnostic, String... names) {
    var place = diagnostic.at(names);
    return place.isNull() ? "" : place.text();
  }

  public boolean isError() {
    return severity.equals("error");
  }
}
