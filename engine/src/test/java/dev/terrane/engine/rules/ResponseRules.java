package dev.terrane.engine.rules;

import dev.terrane.cty.CtyValue;
import java.util.List;

/// The rules of a response, by its name in the tables.
final class ResponseRules {
  private ResponseRules() {}

  static List<Violation> check(String kind, CtyValue state) {
    var members = Catalog.MEMBERS;
    return switch (kind) {
      case "read" -> ResultRules.read(members, state);
      case "upgrade" -> ResultRules.upgraded(members, state);
      case "move" -> ResultRules.moved(members, state);
      case "import by id" -> ResultRules.importedById(members, state);
      case "import by identity" -> ResultRules.importedByIdentity(members, state);
      case "data source" -> ResultRules.dataSource(members, state);
      case "destroy plan" -> ResultRules.plannedDestroy(members, state);
      case "second plan" -> ResultRules.planned(members, state);
      case "failed apply" -> ApplyRules.checkPartial(members, state);
      default -> throw new IllegalArgumentException("no answer to " + kind);
    };
  }
}
