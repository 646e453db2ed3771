package dev.terrane.archetype;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/// The descriptor of the Maven archetype, which lists each file of the template.
///
/// @param files the files
/// @param defaults the default values of its variables, which refer to others as `${name}`
record ArchetypeDescriptor(List<ArchetypeFile> files, Map<String, String> defaults) {
  private static final String DESCRIPTOR = "META-INF/maven/archetype-metadata.xml";
  private static final String FILES = "archetype-resources/";
  private static final ArchetypeFile POM = new ArchetypeFile(FILES + "pom.xml", "pom.xml", false);

  ArchetypeDescriptor {
    files = List.copyOf(files);
    defaults = Map.copyOf(defaults);
  }

  static ArchetypeDescriptor read() {
    var root = parse();
    var files = new ArrayList<>(List.of(POM));
    elements(root, "fileSet").forEach(set -> files.addAll(files(set)));
    var defaults = new TreeMap<String, String>();
    elements(root, "requiredProperty")
        .forEach(one -> defaults.put(one.getAttribute("key"), text(one, "defaultValue")));
    return new ArchetypeDescriptor(files, defaults);
  }

  private static Element parse() {
    try (var stream = Templates.open(DESCRIPTOR)) {
      var factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      return factory.newDocumentBuilder().parse(stream).getDocumentElement();
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("the descriptor of the template cannot be read", e);
    }
  }

  private static List<ArchetypeFile> files(Element set) {
    var directory = text(set, "directory");
    var packaged = Boolean.parseBoolean(set.getAttribute("packaged"));
    return elements(set, "include")
        .map(one ->
            directory.isEmpty() ? one.getTextContent() : directory + "/" + one.getTextContent())
        .map(path -> new ArchetypeFile(FILES + path, path, packaged))
        .toList();
  }

  private static String text(Element parent, String name) {
    return elements(parent, name).findFirst().orElseThrow().getTextContent();
  }

  private static Stream<Element> elements(Element parent, String name) {
    var all = parent.getElementsByTagName(name);
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i));
  }
}
