package dev.terrane.yaml;

import dev.terrane.cty.CtyException;
import dev.terrane.provider.attribute.Equality;
import dev.terrane.provider.schema.Check;
import dev.terrane.provider.validation.Checker;

/// Checks and compares texts in YAML. Comments, indentation, flow and block style, quotes, the
/// order of keys, and anchors are not a change.
///
/// Programs read YAML by version 1.1 or 1.2. A scalar without quotes that these read differently,
/// such as `yes`, `010` or `12:30`, is equal only to the same text without quotes. Merge keys
/// (`<<`) are not expanded. Tags are compared, and may be unknown (`!Ref`). A text that is not
/// valid YAML is equal only to itself.
///
/// For attributes with handles: `check(new YamlText().check()).sameWhen(new YamlText())`.
public final class YamlText implements Equality<String>, Checker<String> {
  /// Creates it.
  public YamlText() {}

  @Override
  public boolean same(String stated, String observed) {
    var documents = new YamlDocuments();
    try {
      return documents.read(stated).equals(documents.read(observed));
    } catch (CtyException _) {
      return stated.equals(observed);
    }
  }

  @Override
  public Check<String> check() {
    return new Check<>(YamlText::isYaml, "must be YAML");
  }

  private static boolean isYaml(String text) {
    new YamlDocuments().read(text);
    return true;
  }
}
