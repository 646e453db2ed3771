package dev.terrane.processor.source;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Converts Javadoc to plain markdown, which the Terraform registry displays.
final class Markdown {
  private static final Pattern INLINE =
      Pattern.compile("\\{@(\\w+)\\s*([^{}]*(?:\\{[^{}]*}[^{}]*)*)}");
  private static final Pattern REFERENCE =
      Pattern.compile("(?<![\\\\\\w`])\\[([^\\[\\]\n]+)](?:\\[([^\\[\\]\n]*)])?(?!\\()");
  private static final Pattern LINK =
      Pattern.compile("(?is)<a\\s[^>]*?href\\s*=\\s*[\"']([^\"']*)[\"'][^>]*>(.*?)</a\\s*>");
  private static final Pattern PRE = Pattern.compile("(?is)<pre[^>]*>(.*?)</pre\\s*>");
  private static final Pattern PRE_CODE =
      Pattern.compile("(?is)<pre[^>]*>\\s*\\{@code\\b[ \t]*\n?(.*?)}\\s*</pre\\s*>");
  private static final Pattern ORDERED = Pattern.compile("(?is)<ol[^>]*>(.*?)</ol\\s*>");
  private static final Pattern ITEM = Pattern.compile("(?i)\\s*<li[^>]*>\\s*");
  private static final Pattern NUMBER = Pattern.compile("&#(x?)([0-9a-fA-F]{1,6});");

  /// The HTML tags with an equivalent in markdown, in order.
  private static final List<Map.Entry<Pattern, String>> SIGNS =
      List.of(
          sign("</?(?:b|strong)(?:\\s[^>]*)?>", "**"),
          sign("</?(?:i|em|cite|dfn|var)(?:\\s[^>]*)?>", "*"),
          sign("</?(?:code|tt|kbd|samp)(?:\\s[^>]*)?>", "`"),
          sign("\\s*<br\\s*/?>\\s*", "\n"),
          sign("\\s*<p(?:\\s[^>]*)?>\\s*", "\n\n"),
          sign("\\s*</p>\\s*", "\n\n"),
          sign("\\s*</li\\s*>", ""),
          sign("\\s*</?(?:ul|ol|dl|table|blockquote|div|h\\d)(?:\\s[^>]*)?>\\s*", "\n\n"),
          sign("</?[a-z][a-z0-9]*(?:\\s[^<>]*)?/?>", ""));

  private static final Map<String, String> ENTITIES =
      Map.of("&lt;", "<", "&gt;", ">", "&quot;", "\"", "&nbsp;", " ", "&apos;", "'");

  private Markdown() {}

  private static Map.Entry<Pattern, String> sign(String html, String markdown) {
    return Map.entry(Pattern.compile("(?i)" + html), markdown);
  }

  /// Inline tags, such as code and link.
  static String withoutInlineTags(String text, boolean html) {
    return INLINE
        .matcher(html ? withPlainCode(text) : text)
        .replaceAll(one -> {
          var plain = inline(one.group(1), one.group(2).strip());
          return quoted(html ? escaped(plain) : plain);
        });
  }

  /// Removes code tags inside preformatted text.
  private static String withPlainCode(String html) {
    return PRE_CODE
        .matcher(html)
        .replaceAll(one -> quoted("<pre>" + escaped(one.group(1)) + "</pre>"));
  }

  private static String escaped(String plain) {
    return plain.replace("&", "&amp;").replace("<", "&lt;");
  }

  private static String inline(String tag, String text) {
    return switch (tag) {
      case "code", "value" -> "`" + text + "`";
      case "link", "linkplain" -> link(text);
      case "return" -> "Returns " + text + ".";
      default -> text;
    };
  }

  private static String link(String text) {
    var blank = text.indexOf(' ');
    return blank < 0 ? "`" + reference(text) + "`" : text.substring(blank + 1).strip();
  }

  private static String reference(String name) {
    return name.startsWith("#") ? name.substring(1) : name.replace('#', '.');
  }

  /// Removes references to Java elements, which users of Terraform do not know.
  static String withoutReferences(String markdown) {
    return REFERENCE.matcher(markdown).replaceAll(one -> quoted(reference(one)));
  }

  private static String reference(MatchResult one) {
    return one.group(2) == null ? "`" + reference(one.group(1)) + "`" : one.group(1);
  }

  static String ofHtml(String html) {
    var text = PRE.matcher(html).replaceAll(one -> quoted(fenced(one.group(1))));
    text =
        LINK.matcher(text)
            .replaceAll(one -> quoted("[" + one.group(2) + "](" + one.group(1) + ")"));
    text =
        ORDERED
            .matcher(text)
            .replaceAll(
                one -> quoted("\n" + ITEM.matcher(one.group(1)).replaceAll("\n1. ") + "\n\n"));
    text = ITEM.matcher(text).replaceAll("\n- ");
    for (var sign : SIGNS) {
      text = sign.getKey().matcher(text).replaceAll(quoted(sign.getValue()));
    }
    return entities(text).replaceAll("[ \t]+\n", "\n").replaceAll("\n{3,}", "\n\n");
  }

  private static String fenced(String code) {
    return "\n\n```\n" + code.replaceFirst("^\\s*\n", "").stripTrailing() + "\n```\n\n";
  }

  private static String entities(String text) {
    var plain = NUMBER.matcher(text).replaceAll(one -> quoted(character(one)));
    for (var entity : ENTITIES.entrySet()) {
      plain = plain.replace(entity.getKey(), entity.getValue());
    }
    return plain.replace("&amp;", "&");
  }

  private static String character(MatchResult one) {
    var code = Integer.parseInt(one.group(2), one.group(1).isEmpty() ? decodedHex(one) : 16);
    return Character.isValidCodePoint(code) ? Character.toString(code) : one.group();
  }

  /// Reads `&#3f;`, which is not a decimal number, as hexadecimal.
  private static int decodedHex(MatchResult one) {
    return one.group(2).chars().allMatch(Character::isDigit) ? 10 : 16;
  }

  private static String quoted(String replacement) {
    return Matcher.quoteReplacement(replacement);
  }
}
