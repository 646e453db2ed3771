package dev.terrane.goplugin.service;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Finds serialized file descriptors by file, symbol and extension. Reads only names from them.
final class Descriptors {
  private record Extension(String type, int number) {}

  private final Map<String, byte[]> files = new HashMap<>();
  private final Map<String, List<String>> imports = new HashMap<>();
  private final Map<String, String> fileOfSymbol = new HashMap<>();
  private final Map<Extension, String> fileOfExtension = new HashMap<>();

  Descriptors(List<byte[]> descriptors) {
    descriptors.forEach(this::addFile);
  }

  /// Returns a file and all files that it imports, itself first; empty when it is unknown.
  List<byte[]> file(String name) {
    var found = new LinkedHashMap<String, byte[]>();
    collect(name, found);
    return List.copyOf(found.values());
  }

  List<byte[]> fileOfSymbol(String symbol) {
    return Optional.ofNullable(fileOfSymbol.get(symbol)).map(this::file).orElse(List.of());
  }

  List<byte[]> fileOfExtension(String type, int number) {
    return Optional.ofNullable(fileOfExtension.get(new Extension(type, number)))
        .map(this::file)
        .orElse(List.of());
  }

  List<Integer> extensions(String type) {
    var numbers = new TreeSet<Integer>();
    for (var extension : fileOfExtension.keySet()) {
      if (extension.type().equals(type)) {
        numbers.add(extension.number());
      }
    }
    return List.copyOf(numbers);
  }

  boolean knowsType(String type) {
    return fileOfSymbol.containsKey(type);
  }

  private void collect(String name, Map<String, byte[]> found) {
    var file = files.get(name);
    if (file != null && found.putIfAbsent(name, file) == null) {
      imports.getOrDefault(name, List.of()).forEach(next -> collect(next, found));
    }
  }

  private void addFile(byte[] bytes) {
    var parts = parts(bytes);
    var name = text(parts, 1);
    var scope = text(parts, 2);
    files.put(name, bytes);
    imports.put(name, all(parts, 3).stream().map(Descriptors::utf8).toList());
    all(parts, 4).forEach(type -> addMessage(name, scope, type));
    all(parts, 5).forEach(type -> addParent(name, scope, type));
    all(parts, 6).forEach(type -> addParent(name, scope, type));
    all(parts, 7).forEach(type -> addExtension(name, scope, type));
  }

  private void addMessage(String file, String scope, byte[] message) {
    var parts = parts(message);
    var name = addSymbol(file, scope, parts);
    all(parts, 2).forEach(field -> addSymbol(file, name, parts(field)));
    all(parts, 3).forEach(type -> addMessage(file, name, type));
    all(parts, 4).forEach(type -> addParent(file, name, type));
    all(parts, 6).forEach(type -> addExtension(file, name, type));
    all(parts, 8).forEach(oneof -> addSymbol(file, name, parts(oneof)));
  }

  /// Values of an enum and methods of a service have the same field number 2.
  private void addParent(String file, String scope, byte[] parent) {
    var parts = parts(parent);
    var name = addSymbol(file, scope, parts);
    all(parts, 2).forEach(member -> addSymbol(file, name, parts(member)));
  }

  private void addExtension(String file, String scope, byte[] extension) {
    addSymbol(file, scope, parts(extension));
    var reader = new WireReader(extension);
    var type = "";
    var number = 0;
    while (reader.next()) {
      switch (reader.field()) {
        case 2 -> type = reader.text();
        case 3 -> number = (int) reader.number();
        default -> reader.skip();
      }
    }
    fileOfExtension.put(new Extension(type.replaceFirst("^\\.", ""), number), file);
  }

  private String addSymbol(String file, String scope, Map<Integer, List<byte[]>> parts) {
    var name = scope.isEmpty() ? text(parts, 1) : scope + "." + text(parts, 1);
    fileOfSymbol.put(name, file);
    return name;
  }

  private static Map<Integer, List<byte[]>> parts(byte[] message) {
    var parts = new HashMap<Integer, List<byte[]>>();
    var reader = new WireReader(message);
    while (reader.next()) {
      if (reader.hasContent()) {
        parts.computeIfAbsent(reader.field(), field -> new ArrayList<>()).add(reader.content());
      } else {
        reader.skip();
      }
    }
    return parts;
  }

  private static List<byte[]> all(Map<Integer, List<byte[]>> parts, int field) {
    return parts.getOrDefault(field, Collections.emptyList());
  }

  private static String text(Map<Integer, List<byte[]>> parts, int field) {
    var values = all(parts, field);
    return values.isEmpty() ? "" : utf8(values.getLast());
  }

  private static String utf8(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
