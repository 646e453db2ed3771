package dev.terrane.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.Descriptors.ServiceDescriptor;
import dev.terrane.protocol.tfplugin5.Tfplugin5;
import dev.terrane.protocol.tfplugin6.Tfplugin6;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * Version 5 is served as a face of version 6: the same handlers and the same marshallers under
 * other names. That holds as long as the messages differ in nothing but what the list in the
 * resources allows.
 */
final class VersionDifferencesTests {
  private static final Map<String, String> RENAMED =
      Map.of(
          "GetSchema", "GetProviderSchema",
          "PrepareProviderConfig", "ValidateProviderConfig",
          "ValidateResourceTypeConfig", "ValidateResourceConfig",
          "ValidateDataSourceConfig", "ValidateDataResourceConfig",
          "Configure", "ConfigureProvider",
          "Stop", "StopProvider");

  @Test
  void versionsDifferInNothingButWhatTheListAllows() throws IOException {
    assertThat(
            VersionDifferences.between(
                provider(Tfplugin5.getDescriptor()), provider(Tfplugin6.getDescriptor()), RENAMED))
        .containsExactlyInAnyOrderElementsOf(allowed());
  }

  @Test
  void anyNewFieldOfAMinorReleaseIsNamed() throws DescriptorValidationException {
    var file = Tfplugin6.getDescriptor().toProto().toBuilder();
    var index =
        file.getMessageTypeList().stream().map(type -> type.getName()).toList().indexOf("Deferred");
    file.getMessageTypeBuilder(index)
        .addField(
            FieldDescriptorProto.newBuilder()
                .setName("until")
                .setNumber(2)
                .setType(FieldDescriptorProto.Type.TYPE_INT64));
    assertThat(
            VersionDifferences.between(
                provider(Tfplugin5.getDescriptor()), provider(compile(file.build())), RENAMED))
        .contains("Deferred.until: absent, 2 singular int64");
  }

  private static FileDescriptor compile(FileDescriptorProto file)
      throws DescriptorValidationException {
    var imports = Tfplugin6.getDescriptor().getDependencies().toArray(new FileDescriptor[0]);
    return FileDescriptor.buildFrom(file, imports);
  }

  private static ServiceDescriptor provider(FileDescriptor file) {
    return Objects.requireNonNull(file.findServiceByName("Provider"));
  }

  private static List<String> allowed() throws IOException {
    var stream =
        Objects.requireNonNull(
            VersionDifferencesTests.class.getResourceAsStream("/v5-v6-differences.txt"));
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
    }
  }
}
