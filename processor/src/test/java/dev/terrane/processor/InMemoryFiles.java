package dev.terrane.processor;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/// Files in memory, in front of a compiler's real ones.
final class InMemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\n]*");
  private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s+([\\w.]+)\\s*;");
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:record|class|interface|enum)\\s+(\\w+)");

  private final Map<String, File> written = new LinkedHashMap<>();
  private final Map<String, File> classPath = new LinkedHashMap<>();

  InMemoryFiles(JavaFileManager real) {
    super(real);
  }

  /// A file in memory.
  static final class File extends SimpleJavaFileObject {
    private final String path;
    private byte[] bytes;

    File(String path, Kind kind, byte[] bytes) {
      super(URI.create("memory:///" + path), kind);
      this.path = path;
      this.bytes = bytes;
    }

    @Override
    public OutputStream openOutputStream() {
      return new ByteArrayOutputStream() {
        @Override
        public void close() {
          bytes = toByteArray();
        }
      };
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes);
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  static JavaFileObject source(String code) {
    var bare = COMMENT.matcher(code).replaceAll("");
    var owner = PACKAGE.matcher(bare);
    var folder = owner.find() ? owner.group(1).replace('.', '/') + "/" : "";
    var type = TYPE.matcher(bare);
    var name = type.find() ? type.group(1) : "package-info";
    var bytes = code.getBytes(StandardCharsets.UTF_8);
    return new File(folder + name + ".java", JavaFileObject.Kind.SOURCE, bytes);
  }

  void classPath(Map<String, byte[]> files) {
    files.forEach((path, bytes) -> classPath.put(path, new File(path, kind(path), bytes)));
  }

  Map<String, byte[]> written() {
    var all = new LinkedHashMap<String, byte[]>();
    written.forEach((path, file) -> {
      if (file.bytes.length > 0) {
        all.put(path, file.bytes);
      }
    });
    return all;
  }

  private static JavaFileObject.Kind kind(String path) {
    return path.endsWith(".class")
        ? JavaFileObject.Kind.CLASS
        : path.endsWith(".java") ? JavaFileObject.Kind.SOURCE : JavaFileObject.Kind.OTHER;
  }

  private File write(String path, JavaFileObject.Kind kind) {
    return written.computeIfAbsent(path, _ -> new File(path, kind, before(path)));
  }

  /// The file of an earlier compilation in the same folder.
  private byte[] before(String path) {
    var file = classPath.get(path);
    return file == null ? new byte[0] : file.bytes;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String name, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
    return write(name.replace('.', '/') + kind.extension, kind);
  }

  @Override
  public FileObject getFileForOutput(
      Location location, String owner, String name, @Nullable FileObject sibling) {
    return write(path(owner, name), JavaFileObject.Kind.OTHER);
  }

  private static String path(String owner, String name) {
    return owner.isEmpty() ? name : owner.replace('.', '/') + "/" + name;
  }

  @Override
  public @Nullable FileObject getFileForInput(Location location, String owner, String name)
      throws IOException {
    var path = path(owner, name);
    if (location != StandardLocation.CLASS_OUTPUT) {
      return super.getFileForInput(location, owner, name);
    }
    var file = written.getOrDefault(path, classPath.get(path));
    return file != null && file.bytes.length > 0 ? file : null;
  }

  @Override
  public Iterable<JavaFileObject> list(
      Location location, String owner, Set<JavaFileObject.Kind> kinds, boolean recurse)
      throws IOException {
    var all = new ArrayList<JavaFileObject>();
    super.list(location, owner, kinds, recurse).forEach(all::add);
    if (location == StandardLocation.CLASS_PATH) {
      all.addAll(inPackage(owner, kinds));
    }
    return all;
  }

  private List<File> inPackage(String owner, Set<JavaFileObject.Kind> kinds) {
    var folder = owner.isEmpty() ? "" : owner.replace('.', '/') + "/";
    return classPath.values().stream()
        .filter(file -> kinds.contains(JavaFileObject.Kind.CLASS) && file.path.endsWith(".class"))
        .filter(file -> file.path.lastIndexOf('/') + 1 == folder.length())
        .filter(file -> file.path.startsWith(folder))
        .toList();
  }

  @Override
  public @Nullable String inferBinaryName(Location location, JavaFileObject file) {
    return file instanceof File own
        ? own.path.substring(0, own.path.lastIndexOf('.')).replace('/', '.')
        : super.inferBinaryName(location, file);
  }

  @Override
  public boolean isSameFile(FileObject a, FileObject b) {
    return a.equals(b) || (!(a instanceof File) && !(b instanceof File) && super.isSameFile(a, b));
  }

  @Override
  public boolean hasLocation(Location location) {
    return location == StandardLocation.CLASS_OUTPUT || super.hasLocation(location);
  }
}
