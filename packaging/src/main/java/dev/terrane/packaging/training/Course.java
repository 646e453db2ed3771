package dev.terrane.packaging.training;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyType;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.Json;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.datasource.ReadDataSource;
import dev.terrane.engine.datasource.ValidateDataResourceConfig;
import dev.terrane.engine.function.CallFunction;
import dev.terrane.engine.function.GetFunctions;
import dev.terrane.engine.provider.ConfigureProvider;
import dev.terrane.engine.provider.GetMetadata;
import dev.terrane.engine.provider.GetProviderSchema;
import dev.terrane.engine.provider.ValidateProviderConfig;
import dev.terrane.engine.resource.GetResourceIdentitySchemas;
import dev.terrane.engine.resource.ValidateResourceConfig;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.packaging.system.PackagingException;
import dev.terrane.provider.schema.Schema;
import dev.terrane.server.wire.ProviderService;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// All that is done in one training: what each provider can do, then what its author wrote down.
final class Course {
  private static final String VERSION = "1.11.4";
  private static final String ADDED = "_terrane_training";

  private final ProviderService provider;
  private final TrainingFile file;
  private final GetProviderSchema.Response schema;
  private final Map<String, Lesson> lessons = new LinkedHashMap<>();
  private final Deque<Lesson> open = new ArrayDeque<>();
  private final Set<String> begun = new HashSet<>();
  private final References references = new References(address -> lesson(address).object());

  Course(ProviderService provider, TrainingFile file) {
    this.provider = provider;
    this.file = file;
    this.schema = provider.getProviderSchema(new GetProviderSchema.Request());
  }

  /// Does it all. Whatever has been created is destroyed again, also after a failure.
  ///
  /// @throws PackagingException when a call fails that has to work
  void run() {
    Lesson.require("the schema", schema.diagnostics());
    look();
    configure();
    try {
      learnTheEngine();
      file.resources().keySet().forEach(this::lesson);
      file.updates().forEach((address, block) -> lesson(address).apply(references.in(block)));
      file.data().forEach(this::read);
      file.functions().forEach(this::call);
    } finally {
      while (!open.isEmpty()) {
        open.pop().destroy();
      }
    }
  }

  /// The server has one resource more in training, with a value of each kind in each nesting.
  private void learnTheEngine() {
    schema
        .resources()
        .forEach((type, one) -> {
          if (type.endsWith(ADDED)) {
            var lesson = new Lesson(provider, type + ".engine", one);
            open.push(lesson);
            lesson.apply(lessonOn("first"));
            lesson.apply(lessonOn("second"));
          }
        });
  }

  private static CtyValue lessonOn(String part) {
    try (var in = Course.class.getResourceAsStream("lesson.json")) {
      var document = Objects.requireNonNull(in, "lesson.json").readAllBytes();
      return ((ObjectValue) Json.decodeDocument(document)).get(part);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Empty blocks are refused by most types, and that is enough: their classes are used.
  private void look() {
    var _ = provider.getMetadata(new GetMetadata.Request());
    var _ = provider.getFunctions(new GetFunctions.Request());
    var _ = provider.getResourceIdentitySchemas(new GetResourceIdentitySchemas.Request());
    schema
        .resources()
        .forEach((type, one) ->
            provider.validateResourceConfig(
                new ValidateResourceConfig.Request(type, empty(one), Lesson.CLIENT)));
    schema
        .dataSources()
        .forEach((type, one) ->
            provider.validateDataResourceConfig(
                new ValidateDataResourceConfig.Request(type, empty(one))));
  }

  private static DynamicValue empty(Schema schema) {
    return DynamicValue.of(Blocks.empty(schema.members()), schema.type());
  }

  /// Without a word of the author, his block is only looked at; the server leaves it unread.
  private void configure() {
    var type = schema.provider();
    var block = file.provider();
    var value =
        block.isPresent()
            ? Lesson.config("the provider block", type, block.get())
            : Blocks.empty(type.members());
    var config = DynamicValue.of(value, type.type());
    var found = provider.validateProviderConfig(new ValidateProviderConfig.Request(config));
    if (block.isPresent()) {
      Lesson.require("the provider block", found.diagnostics());
    }
    Lesson.require(
        "the provider block",
        provider
            .configureProvider(new ConfigureProvider.Request(VERSION, config, Lesson.CLIENT))
            .diagnostics());
  }

  /// A resource that is there, after those that its configuration names.
  private Lesson lesson(String address) {
    var known = lessons.get(address);
    if (known != null) {
      return known;
    }
    var block = file.resources().get(address);
    if (block == null || !begun.add(address)) {
      throw new PackagingException(
          "training: "
              + address
              + (block == null ? " is no resource in the training file" : " refers to itself"));
    }
    var lesson = new Lesson(provider, address, schemaOf("resource", schema.resources(), address));
    var config = references.in(block);
    open.push(lesson);
    lesson.apply(config);
    lessons.put(address, lesson);
    return lesson;
  }

  private static Schema schemaOf(String kind, Map<String, Schema> schemas, String address) {
    var type = address.substring(0, address.indexOf('.'));
    var found = schemas.get(type);
    if (found == null) {
      throw new PackagingException("training: the provider has no " + kind + " " + type);
    }
    return found;
  }

  private void read(String address, ObjectValue block) {
    var one = schemaOf("data source", schema.dataSources(), address);
    var place = "data." + address;
    var config = DynamicValue.of(Lesson.config(place, one, references.in(block)), one.type());
    var type = address.substring(0, address.indexOf('.'));
    Lesson.require(
        place,
        provider
            .validateDataResourceConfig(new ValidateDataResourceConfig.Request(type, config))
            .diagnostics());
    Lesson.require(
        place,
        provider
            .readDataSource(new ReadDataSource.Request(type, config, Lesson.CLIENT))
            .diagnostics());
  }

  private void call(String name, List<CtyValue> arguments) {
    var signature = schema.functions().get(name);
    if (signature == null) {
      throw new PackagingException("training: the provider has no function " + name);
    }
    var values = new ArrayList<DynamicValue>();
    for (var argument : arguments) {
      var parameter = signature.at(values.size());
      if (parameter.isEmpty()) {
        throw new PackagingException("training: the function " + name + " takes fewer arguments");
      }
      values.add(value(name, references.in(argument), parameter.get().ctyType()));
    }
    provider
        .callFunction(new CallFunction.Request(name, values))
        .error()
        .ifPresent(error -> {
          throw new PackagingException("training, function " + name + ": " + error.text());
        });
  }

  private static DynamicValue value(String name, CtyValue argument, CtyType type) {
    try {
      return DynamicValue.of(Json.decode(Json.encode(argument, argument.type()), type), type);
    } catch (CtyException e) {
      throw new PackagingException("training, function " + name + ": " + e.getMessage(), e);
    }
  }
}
