package dev.terrane.check.report;

import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/// A report in the XML format of JUnit, which CI systems display: a test case for each check of
/// each part.
public final class JunitReport {
  private JunitReport() {}

  /// The document.
  public static String of(Report report) {
    var text = new StringWriter();
    try {
      var xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
      xml.writeStartDocument("UTF-8", "1.0");
      suite(report, xml);
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IllegalStateException("a text cannot fail", e);
    }
    return text + "\n";
  }

  private static void suite(Report report, XMLStreamWriter xml) throws XMLStreamException {
    var results = report.results();
    xml.writeStartElement("testsuite");
    xml.writeAttribute("name", report.provider());
    xml.writeAttribute("tests", String.valueOf(results.size()));
    xml.writeAttribute("failures", count(results, one -> !one.findings().isEmpty()));
    xml.writeAttribute(
        "skipped", count(results, one -> one.findings().isEmpty() && one.skipped().isPresent()));
    for (var result : results) {
      testCase(result, xml);
    }
    xml.writeEndElement();
  }

  private static String count(
      List<CheckResult> results, java.util.function.Predicate<CheckResult> which) {
    return String.valueOf(results.stream().filter(which).count());
  }

  private static void testCase(CheckResult result, XMLStreamWriter xml) throws XMLStreamException {
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", result.part());
    xml.writeAttribute("name", result.check());
    if (!result.findings().isEmpty()) {
      var first = result.findings().getFirst();
      xml.writeStartElement("failure");
      xml.writeAttribute("type", first.rule());
      xml.writeAttribute("message", visible(first.message()));
      xml.writeCharacters(visible(text(result)));
      xml.writeEndElement();
    } else if (result.skipped().isPresent()) {
      xml.writeStartElement("skipped");
      xml.writeAttribute("message", visible(result.skipped().get()));
      xml.writeEndElement();
    }
    xml.writeEndElement();
  }

  private static String text(CheckResult result) {
    var text = new StringBuilder();
    result.findings().forEach(finding -> text.append(TextReport.of(finding)).append('\n'));
    return text.toString();
  }

  /// XML has no control characters except white space.
  private static String visible(String text) {
    return text.replaceAll("[\\p{Cntrl}&&[^\t\n\r]]", "\uFFFD");
  }
}
