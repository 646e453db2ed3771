package dev.terrane.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.Descriptors.FileDescriptor;
import dev.terrane.protocol.goplugin.Goplugin;
import dev.terrane.protocol.tfplugin5.Tfplugin5;
import dev.terrane.protocol.tfplugin6.Tfplugin6;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class FieldTableTests {
  static Stream<Arguments> protocols() {
    return Stream.of(
        Arguments.of("tfplugin6", Tfplugin6.getDescriptor(), "/tfplugin6.tsv"),
        Arguments.of("tfplugin5", Tfplugin5.getDescriptor(), "/tfplugin5.tsv"),
        Arguments.of("plugin", Goplugin.getDescriptor(), "/goplugin.tsv"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("protocols")
  void compiledDescriptorsAreExactlyTheTable(String name, FileDescriptor file, String table)
      throws IOException {
    var expected = FieldTable.rows(table, name);
    assertThat(expected).as("the table was found").hasSizeGreaterThan(10);
    assertThat(DescriptorRows.of(file)).containsExactlyInAnyOrderElementsOf(expected);
  }
}
