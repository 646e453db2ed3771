package dev.terrane.processor.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Javadoc becomes the markdown of descriptions.
class DocCommentTests {
  @Test
  void tagsAreTakenApart() {
    var docs =
        DocComment.of(
            """
             A note. It lies
             in a folder.

             @param path where it
             lies
             @param mode octal
             @return nothing
             @param path again
            """,
            true);
    assertThat(docs.text()).isEqualTo("A note. It lies\nin a folder.");
    assertThat(docs.summary()).isEqualTo("A note.");
    assertThat(docs.parameter("path")).isEqualTo("where it\nlies");
    assertThat(docs.parameter("mode")).isEqualTo("octal");
    assertThat(docs.parameter("other")).isEmpty();
  }

  /// As the compiler returns a comment of either kind.
  @Test
  void continuationLinesOfATagKeepTheirIndentation() {
    var comment =
        """
        ~A note.
        ~
        ~@param mode either
        ~
        ~- octal
        ~  - with a leading zero
        ~
        ~      indented code
        ~@param path where
        ~  it lies
        """;
    var mode =
        """
        either

        - octal
          - with a leading zero

              indented code\
        """;
    for (var markdown : List.of(true, false)) {
      var docs = DocComment.of(comment.replace("~", markdown ? "" : " "), markdown);
      assertThat(docs.parameter("mode")).isEqualTo(mode);
      assertThat(docs.parameter("path")).isEqualTo("where\nit lies");
    }
  }

  @Test
  void aFencedBlockKeepsItsIndentation() {
    var docs =
        DocComment.of(
            """
            A note:

            ```
              first
            second
            ```

            @param mode such as

              ```hcl
              mode = {
                owner = "rw"
              }
              ```
            """,
            true);
    assertThat(docs.text()).isEqualTo("A note:\n\n```\n  first\nsecond\n```");
    assertThat(docs.parameter("mode"))
        .isEqualTo("such as\n\n```hcl\nmode = {\n  owner = \"rw\"\n}\n```");
  }

  @Test
  void preformattedTextKeepsTheIndentationOfItsFirstLine() {
    var docs = DocComment.of(" Such as\n <pre>\n   a\n b\n\n </pre>\n then", false);
    assertThat(docs.text()).isEqualTo("Such as\n\n```\n  a\nb\n```\n\nthen");
  }

  @Test
  void preformattedCodeHasNoSignOfItsOwn() {
    var docs = DocComment.of(" <pre>{@code\n   if (a < b) {\n     {}\n   }\n }</pre>", false);
    assertThat(docs.text()).isEqualTo("```\n  if (a < b) {\n    {}\n  }\n```");
  }

  @Test
  void aCodeBlockBehindATagStaysOne() {
    var docs =
        DocComment.of("@param mode such as\n\n    0600\n@param path where\n    it lies", true);
    assertThat(docs.parameter("mode")).isEqualTo("such as\n\n    0600");
    assertThat(docs.parameter("path")).isEqualTo("where\nit lies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          Write {@code a < b}.                      | Write `a < b`.
          See {@link java.util.List#of() the list}. | See the list.
          See {@link Note#path}.                    | See `Note.path`.
          A <b>bold</b> <i>word</i>.                | A **bold** *word*.
          <code>x</code> &amp; y &lt; z&#33;        | `x` & y < z!
          one<p>two                                 | one\\n\\ntwo
          one<ul><li>a</li><li>b</li></ul>two       | one\\n\\n- a\\n- b\\n\\ntwo
          <ol><li>a<li>b</ol>                       | 1. a\\n1. b
          <a href="https://x.y">there</a>           | [there](https://x.y)
          <pre>a\\nb</pre>                          | ```\\na\\nb\\n```
          <span class="x">plain</span>              | plain
          1 < 2 and 3 > 2                           | 1 < 2 and 3 > 2
          """)
  void htmlBecomesMarkdown(String html, String markdown) {
    var text = DocComment.of(html.replace("\\n", "\n"), false).text();
    assertThat(text).isEqualTo(markdown.replace("\\n", "\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          See [Note] and [Note#path].      | See `Note` and `Note.path`.
          See [the note][Note].            | See the note.
          See [there](https://x.y).        | See [there](https://x.y).
          A `list[0]` of <b>it</b>.        | A `list[0]` of <b>it</b>.
          Write {@code a < b}.             | Write `a < b`.
          """)
  void markdownStaysExceptForReferences(String comment, String markdown) {
    assertThat(DocComment.of(comment, true).text()).isEqualTo(markdown);
  }
}
