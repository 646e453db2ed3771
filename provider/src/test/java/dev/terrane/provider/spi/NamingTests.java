package dev.terrane.provider.spi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.terrane.provider.schema.SchemaKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamingTests {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          name,        name
          workerNodes, worker_nodes
          apiURLName,  api_url_name
          URL,         url
          sha256,      sha256
          ipV4,        ip_v4
          sha256Sum,   sha256_sum
          aB,          a_b
          x,           x
          """)
  void aJavaNameIsSpelledAsTerraformDoes(String java, String attribute) {
    assertThat(Naming.attribute(java)).isEqualTo(attribute);
  }

  @Test
  void theNameOfATypeIsSplitIntoWords() {
    assertThat(Naming.words("LogLevel")).isEqualTo("Log Level");
  }

  @Test
  void aNameConsistsOfSmallLettersDigitsAndUnderscores() {
    assertThat(Naming.isValid("a_1")).isTrue();
    assertThat(Naming.isValid("_a")).isTrue();
    assertThat(Naming.isValid("1a")).isFalse();
    assertThat(Naming.isValid("größe")).isFalse();
    assertThat(Naming.isValid("")).isFalse();
  }

  @Test
  void someNamesAreTerraformsOwn() {
    assertThat(Naming.isReserved(SchemaKind.RESOURCE, "count")).isTrue();
    assertThat(Naming.isReserved(SchemaKind.RESOURCE, "path")).isFalse();
  }
}
