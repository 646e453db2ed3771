package dev.terrane.tests.acceptance.agreement;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A configuration in JSON. A value that a plan does not know is the output of a resource
/// `terraform_data`, which the same apply creates.
final class ConfigurationFile {
  private final String step;
  private final JsonObject resources = new JsonObject();

  /// A configuration without resources, of a step without unknown values.
  ConfigurationFile() {
    this("");
  }

  /// A configuration without resources.
  ///
  /// @param step a part of the names of `terraform_data`, which are new in each step
  ConfigurationFile(String step) {
    this.step = step;
  }

  /// Adds a resource.
  ///
  /// @param planned its arguments in the plan
  /// @param known its arguments in the apply
  void resource(String type, String name, CtyValue planned, CtyValue known) {
    of(type).add(name, new Arguments(name).json(planned, known));
  }

  private JsonObject of(String type) {
    if (!resources.has(type)) {
      resources.add(type, new JsonObject());
    }
    return resources.getAsJsonObject(type);
  }

  @Override
  public String toString() {
    var requirement = new JsonObject();
    requirement.addProperty("source", InJvmProvider.ADDRESS);
    var file = new JsonObject();
    file.add("terraform", object("required_providers", object("agreement", requirement)));
    if (!resources.isEmpty()) {
      file.add("resource", resources);
    }
    return file.toString();
  }

  private static JsonObject object(String name, JsonElement member) {
    var object = new JsonObject();
    object.add(name, member);
    return object;
  }

  /// The arguments of one resource.
  private final class Arguments {
    private final String name;
    private int references;

    Arguments(String name) {
      this.name = name;
    }

    JsonElement json(CtyValue planned, CtyValue known) {
      return switch (planned) {
        case CtyValue.Unknown _ -> new JsonPrimitive(reference(json(known, known)));
        case CtyValue.Null _ -> JsonNull.INSTANCE;
        case CtyValue.StringValue(var text) -> new JsonPrimitive(escaped(text));
        case CtyValue.NumberValue(var number) -> new JsonPrimitive(number.toBigDecimal());
        case CtyValue.BoolValue(var flag) -> new JsonPrimitive(flag);
        case CtyValue.ListValue list -> array(list.elements(), elements(known));
        case CtyValue.TupleValue tuple -> array(tuple.elements(), elements(known));
        case CtyValue.SetValue set -> array(set.elements(), elements(known));
        case CtyValue.MapValue map -> members(map.entries(), ((CtyValue.MapValue) known).entries());
        case ObjectValue object -> members(object.attributes(), ((ObjectValue) known).attributes());
      };
    }

    private String reference(JsonElement value) {
      var data = name + "_" + step + "_" + references++;
      of("terraform_data").add(data, object("input", value));
      return "${terraform_data." + data + ".output}";
    }

    private JsonArray array(List<CtyValue> planned, Iterator<CtyValue> known) {
      var array = new JsonArray();
      planned.forEach(element -> array.add(json(element, known.next())));
      return array;
    }

    private JsonObject members(Map<String, CtyValue> planned, Map<String, CtyValue> known) {
      var members = new JsonObject();
      planned.forEach((member, value) ->
          members.add(member, json(value, Objects.requireNonNull(known.get(member)))));
      return members;
    }
  }

  private static Iterator<CtyValue> elements(CtyValue known) {
    return switch (known) {
      case CtyValue.ListValue list -> list.elements().iterator();
      case CtyValue.TupleValue tuple -> tuple.elements().iterator();
      case CtyValue.SetValue set -> set.elements().iterator();
      default -> throw new IllegalArgumentException("no collection: " + known);
    };
  }

  private static String escaped(String text) {
    return text.replace("${", "$${").replace("%{", "%%{");
  }
}
