package dev.terrane.packaging;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.packaging.image.ProviderModule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The file that configures the native launcher: the command line of the JVM, and the rules for
/// sharing it.
///
/// @param runtime the placeholder of the folder of image and cache
/// @param options the JVM's options
/// @param build a hash of the code and the options of the JVM
/// @param answers the recorded responses: by the path of the call, a file of the package
/// @param archive the compressed run-time
record LaunchFile(
    String runtime,
    List<String> options,
    String build,
    Map<String, String> answers,
    Optional<Archive> archive) {
  /// A compressed run-time.
  ///
  /// @param file its path in the package
  /// @param sha256 its hash
  /// @param size its size in bytes
  /// @param unpacked the size of its content in bytes
  record Archive(String file, String sha256, long size, long unpacked) {}

  static final String MAIN = ProviderModule.NAME + "/dev.terrane.server.Main";

  void write(PackageRequest request, TargetPlatform target, Path file) throws IOException {
    var java = target.platform().executable("java");
    var content = new LinkedHashMap<String, CtyValue>();
    content.put("name", CtyValue.string(request.name()));
    content.put("kind", CtyValue.string(request.kind().toString()));
    content.put("java", CtyValue.string(runtime + "/runtime/bin/" + java));
    content.put("options", texts(options));
    content.put("main", CtyValue.string(MAIN));
    content.put("build", CtyValue.string(build));
    content.put(
        "protocols",
        CtyValue.tuple(request.protocols().stream().map(one -> CtyValue.number(one)).toList()));
    content.put("sharing", CtyValue.bool(request.sharing()));
    content.put("keepWarm", CtyValue.number(request.keepWarm()));
    if (!answers.isEmpty()) {
      content.put("answers", CtyValue.object(files()));
    }
    archive.ifPresent(one -> content.put("archive", object(one)));
    var document = CtyValue.object(content);
    Files.write(file, Json.encode(document, document.type()));
  }

  private Map<String, CtyValue> files() {
    var files = new LinkedHashMap<String, CtyValue>();
    answers.forEach((call, file) -> files.put(call, CtyValue.string(file)));
    return files;
  }

  private static CtyValue object(Archive archive) {
    return CtyValue.object(
        Map.of(
            "file", CtyValue.string(archive.file),
            "sha256", CtyValue.string(archive.sha256),
            "size", CtyValue.number(archive.size),
            "unpacked", CtyValue.number(archive.unpacked)));
  }

  private static CtyValue texts(Collection<String> texts) {
    return CtyValue.tuple(texts.stream().map(CtyValue::string).toList());
  }
}
