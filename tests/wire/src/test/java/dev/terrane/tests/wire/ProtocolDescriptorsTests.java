package dev.terrane.tests.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.InvalidProtocolBufferException;
import dev.terrane.protocol.goplugin.Goplugin;
import dev.terrane.protocol.tfplugin5.Tfplugin5;
import dev.terrane.protocol.tfplugin6.Tfplugin6;
import dev.terrane.server.wire.ProtocolDescriptors;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class ProtocolDescriptorsTests {
  @Test
  void reflectionHandsOutTheProtocolsAndWhatTheyImport() throws InvalidProtocolBufferException {
    var files = new HashMap<String, FileDescriptorProto>();
    for (var bytes : ProtocolDescriptors.files()) {
      var file = FileDescriptorProto.parseFrom(bytes);
      files.put(file.getName(), file);
    }
    assertThat(files)
        .containsOnlyKeys(
            "tfplugin5.proto",
            "tfplugin6.proto",
            "goplugin.proto",
            "google/protobuf/empty.proto",
            "google/protobuf/timestamp.proto");
    assertThat(withoutSources(files, "tfplugin6.proto"))
        .isEqualTo(Tfplugin6.getDescriptor().toProto());
    assertThat(withoutSources(files, "tfplugin5.proto"))
        .isEqualTo(Tfplugin5.getDescriptor().toProto());
    assertThat(withoutSources(files, "goplugin.proto"))
        .isEqualTo(Goplugin.getDescriptor().toProto());
  }

  /** Generated classes drop what only a compiler needs: names for JSON and places in the source. */
  private static FileDescriptorProto withoutSources(
      Map<String, FileDescriptorProto> files, String name) {
    var builder = Objects.requireNonNull(files.get(name)).toBuilder().clearSourceCodeInfo();
    builder.getMessageTypeBuilderList().forEach(ProtocolDescriptorsTests::dropJsonNames);
    return builder.build();
  }

  private static void dropJsonNames(
      com.google.protobuf.DescriptorProtos.DescriptorProto.Builder message) {
    message.getFieldBuilderList().forEach(field -> field.clearJsonName());
    message.getNestedTypeBuilderList().forEach(ProtocolDescriptorsTests::dropJsonNames);
  }
}
