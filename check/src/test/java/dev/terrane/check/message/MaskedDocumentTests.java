package dev.terrane.check.message;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.check.report.JsonDocument;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.NestedObject;
import dev.terrane.provider.schema.Schema;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MaskedDocumentTests {
  private static final Schema SCHEMA =
      Schema.resource(
          Attribute.string("name").required(),
          Attribute.string("password").optional().sensitive(),
          Attribute.string("token").optional().writeOnly(),
          NestedObject.of(Attribute.string("key").optional().sensitive())
              .attributeMap("users")
              .optional(),
          NestedObject.of(Attribute.string("key").optional().sensitive()).blockSet("rule"));

  private static String masked(String json) {
    var bytes = json.getBytes(StandardCharsets.UTF_8);
    var value = Json.decode(bytes, SCHEMA.type());
    return JsonDocument.text(MaskedDocument.of(SCHEMA.members(), value));
  }

  @Test
  void sensitiveAndWriteOnlyValuesAreMaskedAtEveryDepth() {
    assertThat(
            masked(
                """
                {"name": "n", "password": "p1", "token": "t1", "users": {"u": {"key": "k1"}},
                 "rule": [{"key": "k2"}]}
                """))
        .isEqualTo(
            """
            {
              "name": "n",
              "password": "(sensitive value)",
              "rule": [
                {
                  "key": "(sensitive value)"
                }
              ],
              "token": "(sensitive value)",
              "users": {
                "u": {
                  "key": "(sensitive value)"
                }
              }
            }\
            """);
  }

  @Test
  void nullAndUnknownAreNotMasked() {
    assertThat(masked("{\"name\": \"n\", \"rule\": []}")).contains("\"password\": null");
    var value = CtyValue.unknown(CtyType.STRING);
    assertThat(JsonDocument.text(JsonDocument.of(value))).isEqualTo("\"(known after apply)\"");
  }
}
