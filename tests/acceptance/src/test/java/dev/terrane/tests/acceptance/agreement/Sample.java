package dev.terrane.tests.acceptance.agreement;

import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Notation;
import dev.terrane.tests.agreement.Form;
import dev.terrane.tests.agreement.Forms;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A resource instance that is created with one configuration, and changed to another.
///
/// @param title its title, which is also its name in the configuration
/// @param form its resource type
/// @param first the arguments of the first step
/// @param second the arguments of the second step
record Sample(String title, Form form, String first, String second) {
  private static final Pattern UNKNOWN = Pattern.compile("\\?\\(([^()]*)\\)");

  /// Each pair of configurations of each form.
  static List<Sample> all() {
    var all = new ArrayList<Sample>();
    for (var form : Forms.ALL) {
      for (var first : form.values()) {
        form.values().stream()
            .filter(second -> !second.equals(first))
            .map(second -> new Sample("c" + all.size(), form, first, second))
            .forEach(all::add);
      }
    }
    return List.copyOf(all);
  }

  String type() {
    return "agreement_" + form.name();
  }

  String address() {
    return type() + "." + title;
  }

  /// The configuration of a plan, with unknown values.
  CtyValue planned(String arguments) {
    return config(UNKNOWN.matcher(arguments).replaceAll("?"));
  }

  /// The configuration of an apply.
  CtyValue known(String arguments) {
    return config(UNKNOWN.matcher(arguments).replaceAll("$1"));
  }

  private CtyValue config(String arguments) {
    var separator = arguments.isEmpty() ? "" : ", ";
    var text = "{title = \"" + title + "\"" + separator + arguments + "}";
    return Notation.object(form.schema().members(), text);
  }

  @Override
  public String toString() {
    return address() + ": " + shown(first) + " -> " + shown(second);
  }

  private static String shown(String arguments) {
    return arguments.isEmpty() ? "nothing" : arguments;
  }
}
