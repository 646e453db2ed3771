package dev.terrane.tests.acceptance.agreement;

import static dev.terrane.tests.acceptance.agreement.ResponseCase.MISFIT;

import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.engine.rules.Notation;
import dev.terrane.tests.agreement.Forms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/// Responses to each call of a resource's life: those that violate a rule, and legal ones beside
/// them. Rules have the names of the engine.
final class ResponseTable {
  private static final String LEGAL = "";
  private static final String ARGUMENTS =
      "value = \"a\", secret = \"s\", items = [{name = \"i\"}], disks = [{name = \"d\"}],"
          + " ports = [{name = \"p\"}], tags = [\"t\"]";
  private static final CtyType TYPE = Forms.EVERYTHING.schema().type();

  private final List<ResponseCase> all = new ArrayList<>();

  private ResponseTable() {}

  static List<ResponseCase> all() {
    var table = new ResponseTable();
    table.plans();
    table.nestedPlans();
    table.results();
    table.changes();
    table.removals();
    table.reads();
    table.imports();
    return List.copyOf(table.all);
  }

  private void add(Phase phase, String rule, UnaryOperator<Reply> response) {
    add(phase, rule, ARGUMENTS, ARGUMENTS.replace("\"a\"", "\"b\""), response);
  }

  private void add(
      Phase phase, String rule, String first, String second, UnaryOperator<Reply> response) {
    var found = rule.isEmpty() || rule.equals(MISFIT) ? rule : "(" + rule + ")";
    all.add(new ResponseCase(phase, "v" + all.size(), found, first, second, response));
  }

  private void plans() {
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("value", "\"b\""));
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("value", "null"));
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("value", "?"));
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("title", "\"other\""));
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("tags", "[\"t\", \"u\"]"));
    add(Phase.CREATE_PLAN, "A6", "", "", reply -> reply.with("value", "\"a\""));
    add(Phase.CREATE_PLAN, "A6", "", "", reply -> reply.with("value", "?"));
    add(Phase.CREATE_PLAN, "P3", reply -> reply.with("secret", "\"s\""));
    add(Phase.CREATE_PLAN, "O1", reply -> reply.with(CtyValue.nullOf(TYPE)));
    add(Phase.CREATE_PLAN, MISFIT, ResponseTable::misfit);
    add(Phase.CREATE_PLAN, "R3", Reply::deferred);
    add(Phase.CREATE_PLAN, LEGAL, UnaryOperator.identity());
    add(Phase.CREATE_PLAN, LEGAL, reply -> reply.with("chosen", "\"c\""));
    add(Phase.CREATE_PLAN, LEGAL, reply -> reply.with("chosen", "null"));
    add(Phase.CREATE_PLAN, LEGAL, reply -> reply.with("id", "\"known\""));
    add(Phase.CREATE_PLAN, LEGAL, reply -> reply.replacing("value"));
    add(Phase.CREATE_PLAN, LEGAL, reply -> reply.replacing("none"));
  }

  private void nestedPlans() {
    add(Phase.CREATE_PLAN, "N5", reply -> reply.with("items", "[]"));
    add(Phase.CREATE_PLAN, "N3", reply -> reply.with("items", "?"));
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("items", list("other")));
    add(Phase.CREATE_PLAN, "N5", reply -> reply.with("items", list("i", "more")));
    add(Phase.CREATE_PLAN, "B1", reply -> reply.with("disks", "null"));
    add(Phase.CREATE_PLAN, "B5", reply -> reply.with("disks", "?"));
    add(Phase.CREATE_PLAN, "B7", reply -> reply.with("disks", "[]"));
    add(Phase.CREATE_PLAN, "B7", reply -> reply.with("disks", "[?]"));
    add(Phase.CREATE_PLAN, "A8", reply -> reply.with("disks", list("other")));
    add(Phase.CREATE_PLAN, "B9", reply -> reply.with("ports", "[?]"));
    add(Phase.CREATE_PLAN, LEGAL, reply -> reply.with("ports", list("other")));
  }

  /// Items as a plan contains them.
  private static String list(String... names) {
    return items("?", names);
  }

  private static String items(String key, String... names) {
    var items = new ArrayList<String>();
    for (var name : names) {
      items.add("{name = \"" + name + "\", note = \"plain\", key = " + key + "}");
    }
    return "[" + String.join(", ", items) + "]";
  }

  private static String known(String... names) {
    return items("\"k\"", names);
  }

  private static Reply misfit(Reply reply) {
    return reply.with(CtyValue.object(Map.of("title", CtyValue.string("alone"))));
  }

  private void results() {
    var apply = Phase.CREATE_APPLY;
    add(apply, "K13", reply -> reply.with("value", "\"b\""));
    add(apply, "K11", reply -> reply.with("value", "null"));
    add(apply, "AP8", reply -> reply.with("secret", "\"s\""));
    add(apply, "AP9", reply -> reply.with("id", "?"));
    add(apply, "K1", reply -> reply.with(CtyValue.nullOf(TYPE)));
    add(apply, MISFIT, ResponseTable::misfit);
    add(apply, "K14", reply -> reply.with("items", "[]"));
    add(apply, "K14", reply -> reply.with("items", known("i", "more")));
    add(apply, "K13", reply -> reply.with("items", known("other")));
    add(apply, "K5", reply -> reply.with("disks", known("d", "more")));
    add(apply, "K13", reply -> reply.with("disks", known("other")));
    add(apply, "K7", reply -> reply.with("ports", known("other")));
    add(apply, "K16", reply -> reply.with("tags", "[\"t\", \"u\"]"));
    add(apply, LEGAL, UnaryOperator.identity());
    add(apply, LEGAL, reply -> reply.with("id", "\"any\""));
    add(apply, LEGAL, reply -> reply.with("chosen", "\"any\""));
    add(apply, LEGAL, reply -> reply.with("items", known("i")));
    add(apply, LEGAL, reply -> reply.with("ports", known("p")));
  }

  private void changes() {
    var plan = Phase.UPDATE_PLAN;
    add(plan, "A8", reply -> reply.with("value", "\"c\""));
    add(plan, "A6", ARGUMENTS, "secret = \"s\"", reply -> reply.with("value", "\"a\""));
    add(plan, "P3", reply -> reply.with("secret", "\"s\""));
    add(plan, "RR2", reply -> reply.replacing("none"));
    add(plan, "O1", reply -> reply.with(CtyValue.nullOf(TYPE)));
    add(plan, "R3", Reply::deferred);
    add(plan, LEGAL, reply -> reply.with("value", "\"a\""));
    add(plan, LEGAL, reply -> reply.with("id", "?"));
    add(plan, LEGAL, reply -> reply.replacing("tags"));
    add(plan, LEGAL, reply -> reply.replacing("value"));
    var apply = Phase.UPDATE_APPLY;
    add(apply, "K13", reply -> reply.with("value", "\"a\""));
    add(apply, "K13", reply -> reply.with("id", "\"other\""));
    add(apply, "AP8", reply -> reply.with("secret", "\"s\""));
    add(apply, "AP9", reply -> reply.with("value", "?"));
    add(apply, "K1", reply -> reply.with(CtyValue.nullOf(TYPE)));
    add(apply, MISFIT, ResponseTable::misfit);
    add(apply, LEGAL, UnaryOperator.identity());
  }

  private void removals() {
    var object = Notation.object(Forms.EVERYTHING.schema().members(), "{title = \"left\"}");
    add(Phase.DESTROY_PLAN, "D3", reply -> reply.with(object));
    add(Phase.DESTROY_PLAN, "R3", Reply::deferred);
    add(Phase.DESTROY_PLAN, LEGAL, UnaryOperator.identity());
    add(Phase.DESTROY_APPLY, "AP11", reply -> reply.with(object));
    add(Phase.DESTROY_APPLY, LEGAL, UnaryOperator.identity());
  }

  private void reads() {
    add(Phase.READ, "R6", reply -> reply.with("value", "?"));
    add(Phase.READ, "R8", reply -> reply.with("secret", "\"s\""));
    add(Phase.READ, MISFIT, ResponseTable::misfit);
    add(Phase.READ, "R3", Reply::deferred);
    add(Phase.READ, LEGAL, reply -> reply.with("value", "\"drift\""));
    add(Phase.READ, LEGAL, reply -> reply.with(CtyValue.nullOf(TYPE)));
    add(Phase.UPGRADE, "U4", reply -> reply.with("value", "?"));
    add(Phase.UPGRADE, "U4", reply -> reply.with("secret", "\"s\""));
    add(Phase.UPGRADE, MISFIT, ResponseTable::misfit);
    add(Phase.UPGRADE, LEGAL, reply -> reply.with("value", "\"upgraded\""));
  }

  private void imports() {
    add(Phase.IMPORT, "I4", reply -> reply.with("secret", "\"s\""));
    add(Phase.IMPORT, "I5", reply -> reply.with(CtyValue.nullOf(TYPE)));
    add(Phase.IMPORT, MISFIT, ResponseTable::misfit);
    add(Phase.IMPORT, "R3", Reply::deferred);
    add(Phase.IMPORT, LEGAL, reply -> reply.with("value", "\"any\""));
  }
}
