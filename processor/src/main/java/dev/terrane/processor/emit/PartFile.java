package dev.terrane.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.terrane.processor.emit.view.ApiTypes;
import dev.terrane.processor.emit.view.Codecs;
import dev.terrane.processor.emit.view.GeneratedClass;
import dev.terrane.processor.emit.view.Handles;
import dev.terrane.processor.emit.view.RecordTree;
import dev.terrane.processor.emit.view.View;
import dev.terrane.processor.emit.view.ViewRecord;
import dev.terrane.processor.model.AttributeRecord;
import dev.terrane.processor.model.Declaration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/// Generates the model of a part that has a configuration, an input and perhaps a result, and no
/// planned values: `ImagesModel`. Without a result the author's record is the input.
public final class PartFile {
  private final Declaration.Part declaration;
  private final Family family;
  private final Contract contract;
  private final Optional<Class<?>> planning;
  private final AttributeRecord record;
  private final ClassName model;
  private final GeneratedClass scope;

  private PartFile(
      Declaration.Part declaration, Family family, Contract contract, Optional<Class<?>> planning) {
    this.declaration = declaration;
    this.family = family;
    this.contract = contract;
    this.planning = planning;
    this.record = declaration.record();
    this.model = record.viewNames().model();
    this.scope = new GeneratedClass(model, declaration.isPublic(), false);
  }

  /// What the method of a part has: a client and a result, a client only, or neither.
  private enum Contract {
    RESULT,
    NO_RESULT,
    NO_CLIENT
  }

  /// Creates the generator of a part with a result.
  ///
  /// @param declaration the declaration to generate the class for
  /// @param family the library types of its kind
  /// @return the generator
  public static PartFile withResult(Declaration.Part declaration, Family family) {
    return new PartFile(declaration, family, Contract.RESULT, Optional.empty());
  }

  /// Creates the generator of a part without a result.
  ///
  /// @param declaration the declaration to generate the class for
  /// @param family the library types of its kind
  /// @return the generator
  public static PartFile withoutResult(Declaration.Part declaration, Family family) {
    return new PartFile(declaration, family, Contract.NO_RESULT, Optional.empty());
  }

  /// Creates the generator of a part without a result, which has a capability to check a plan.
  ///
  /// @param declaration the declaration to generate the class for
  /// @param family the library types of its kind
  /// @param planning the library's type of the capability; generic in the client and the view of
  ///   the configuration
  /// @return the generator
  public static PartFile withoutResult(
      Declaration.Part declaration, Family family, Class<?> planning) {
    return new PartFile(declaration, family, Contract.NO_RESULT, Optional.of(planning));
  }

  /// Creates the generator of a part without a result and without a client.
  ///
  /// @param declaration the declaration to generate the class for
  /// @param family the library types of its kind; the type of the interface to implement is not
  ///   generic in the client
  /// @return the generator
  public static PartFile withoutClient(Declaration.Part declaration, Family family) {
    return new PartFile(declaration, family, Contract.NO_CLIENT, Optional.empty());
  }

  /// The library types of a kind of part. They are generic in the views of configuration, input and
  /// result, if there is one.
  ///
  /// @param noun the name of its parts in messages: "data source"
  /// @param word the name of the method that creates such a schema, and of the generated method
  ///   that returns the model: `dataSource`
  /// @param implemented the name of the interface to implement: `Reader`
  /// @param model the library's type of the model
  /// @param type the library's type of the interface to implement; its first parameter is the
  ///   client
  /// @param views the library's type of the codecs
  public record Family(
      String noun, String word, String implemented, Class<?> model, Class<?> type, Class<?> views) {
    ClassName viewsName() {
      return ClassName.get(views);
    }
  }

  /// {@return the generated class}
  public JavaFile write() {
    var views =
        contract == Contract.RESULT ? EnumSet.of(View.CONFIG, View.INPUT) : EnumSet.of(View.CONFIG);
    var tree = RecordTree.of(record, views, false);
    var doc =
        CodeBlock.of(
            """
            The model of the $L {@link $T}: handles, views, and the interface to
            implement.
            """,
            family.noun(),
            record.type());
    var type =
        Emitter.type(declaration, model, doc)
            .addSuperinterface(viewed(ClassName.get(family.model())))
            .addFields(new Handles(record, scope).fields());
    new ModelClass(scope, family.word(), SchemaCode.of(family.word(), declaration))
        .addTo(type, declaration.name(), viewed(family.viewsName()));
    tree.all().forEach(node -> type.addTypes(ViewRecord.all(node, scope)));
    var interfaces = new PartInterfaces(declaration, family, scope);
    type.addType(implemented(interfaces)).addType(interfaces.validating());
    planning.map(interfaces::planning).ifPresent(type::addType);
    tree.inside().forEach(node -> type.addType(new Handles(node.record(), scope).nestedClass()));
    return Emitter.file(model, type.addType(codecs(tree)));
  }

  private TypeSpec implemented(PartInterfaces interfaces) {
    return interfaces.implemented(
        contract != Contract.NO_CLIENT,
        viewTypes(),
        List.of(
            interfaces.delegating("schema", ApiTypes.SCHEMA),
            interfaces.delegating("views", viewed(family.viewsName()))));
  }

  private TypeName viewed(ClassName generic) {
    return ParameterizedTypeName.get(generic, viewTypes().toArray(TypeName[]::new));
  }

  private List<TypeName> viewTypes() {
    return contract == Contract.RESULT
        ? List.of(model.nestedClass("Config"), model.nestedClass("Input"), record.type())
        : List.of(model.nestedClass("Config"), record.type());
  }

  private TypeSpec codecs(RecordTree tree) {
    var codecs = new Codecs(scope, tree);
    var schema = CodeBlock.of("$L.schema", family.word());
    var all = new ArrayList<CodeBlock>();
    all.add(codecs.codec("Config", true, schema));
    all.add(codecs.codec("Input", false, schema));
    if (contract == Contract.RESULT) {
      codecs.state(record);
      all.add(codecs.codec("State", false, schema));
    } else {
      codecs.own("Input", record);
    }
    return codecs.views(viewed(family.viewsName()), family.viewsName(), all).build();
  }
}
