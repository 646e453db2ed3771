package dev.terrane.processor.source;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/// The documentation of a record or a method, as markdown.
///
/// @param text the main description
/// @param parameters the descriptions of parameters or components, by name
public record DocComment(String text, Map<String, String> parameters) {
  private static final Pattern TAG = Pattern.compile("(?m)^\\s*@(?=\\w)");
  private static final Pattern PARAMETER = Pattern.compile("(?s)param\\s+(\\w+)\\s+(.*)");
  private static final Pattern SENTENCE = Pattern.compile("(?s)(.*?[.!?])(?:\\s.*|$)");

  /// Reads the documentation of an element.
  ///
  /// @param elements the compiler's elements
  /// @param element the element
  /// @return empty texts if there is none, or if the element is from a class file
  public static DocComment of(Elements elements, Element element) {
    var comment = elements.getDocComment(element);
    if (comment == null) {
      return new DocComment("", Map.of());
    }
    var markdown = elements.getDocCommentKind(element) == Elements.DocCommentKind.END_OF_LINE;
    return of(comment, markdown);
  }

  public static DocComment of(String comment, boolean markdown) {
    var parts = TAG.split(unindented(comment, markdown), -1);
    var parameters = new LinkedHashMap<String, String>();
    for (var i = 1; i < parts.length; i++) {
      var matcher = PARAMETER.matcher(parts[i]);
      if (matcher.matches()) {
        var description = Indentation.ofTag(matcher.group(2), markdown);
        parameters.putIfAbsent(matcher.group(1), text(description, markdown));
      }
    }
    return new DocComment(text(parts[0], markdown), parameters);
  }

  /// Removes the space after `*` or `///`, which some compilers have removed already.
  private static String unindented(String comment, boolean markdown) {
    return markdown ? comment.stripTrailing().stripIndent() : comment.replaceAll("(?m)^ ", "");
  }

  private static String text(String part, boolean markdown) {
    var plain = Markdown.withoutInlineTags(part, !markdown);
    return (markdown ? Markdown.withoutReferences(plain) : Markdown.ofHtml(plain)).strip();
  }

  public String parameter(String name) {
    return parameters.getOrDefault(name, "");
  }

  /// {@return the first sentence, in one line}
  public String summary() {
    var matcher = SENTENCE.matcher(text);
    var first = matcher.matches() ? matcher.group(1) : text;
    var paragraph = first.indexOf("\n\n");
    return (paragraph < 0 ? first : first.substring(0, paragraph)).replaceAll("\\s+", " ");
  }
}
