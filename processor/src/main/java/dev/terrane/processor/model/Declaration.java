package dev.terrane.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import javax.lang.model.element.Element;

/// A declaration in author code from which one source file is generated. Not sealed, because each
/// kind has its own.
public interface Declaration {
  /// The class to generate.
  ClassName type();

  /// The compiler elements that the file depends on, for incremental builds.
  List<Element> origins();

  /// Whether the generated class is public, as the author's.
  boolean isPublic();

  /// A declaration that is a record.
  interface OfRecord extends Declaration {
    /// The record.
    AttributeRecord record();

    @Override
    default ClassName type() {
      return record().viewNames().model();
    }
  }

  /// A managed resource: `NoteModel`.
  ///
  /// @param record the record
  /// @param name the type without the provider's name
  /// @param version the schema version
  /// @param importId the import template, with the names of attributes
  /// @param timeouts the timeouts that users can set
  /// @param former the records of states that it takes over
  record Resource(
      AttributeRecord record,
      String name,
      int version,
      Optional<String> importId,
      Optional<TimeoutDefaults> timeouts,
      List<FormerRecord> former,
      boolean isPublic,
      List<Element> origins)
      implements OfRecord {}

  /// Timeouts by operation in lower case (`create`).
  ///
  /// @param defaults the timeouts
  /// @param attribute whether it is a nested attribute
  record TimeoutDefaults(Map<String, TimeoutDefault> defaults, boolean attribute) {}

  /// A timeout.
  ///
  /// @param duration an ISO-8601 duration (`PT45M`)
  /// @param description the author's description; empty for that of the framework
  record TimeoutDefault(String duration, String description) {}

  /// The record of states of prior schema versions or of other resource types; only its types are
  /// used.
  ///
  /// @param record the record
  /// @param versions the prior schema versions
  /// @param sources the other resource types
  record FormerRecord(AttributeRecord record, List<Integer> versions, List<FormerSource> sources) {}

  /// A resource type whose states are moved.
  ///
  /// @param type its full name
  /// @param version the schema version; empty for any
  /// @param provider the end of the address of its provider; empty for this provider
  record FormerSource(String type, OptionalInt version, String provider) {}

  /// A part of a provider without other properties than record and name: `ImagesModel`.
  ///
  /// @param record the record
  /// @param name the type without the provider's name
  /// @param timeouts the timeouts that users can set
  record Part(
      AttributeRecord record,
      String name,
      Optional<TimeoutDefaults> timeouts,
      boolean isPublic,
      List<Element> origins)
      implements OfRecord {}

  /// A list resource: `NoteFilterModel`.
  ///
  /// @param part its configuration, with the name of the managed resource
  /// @param managed the record of the managed resource
  /// @param managedModel the model of the managed resource
  record ListPart(Part part, ClassName managed, ClassName managedModel) implements OfRecord {
    @Override
    public AttributeRecord record() {
      return part.record();
    }

    @Override
    public boolean isPublic() {
      return part.isPublic();
    }

    @Override
    public List<Element> origins() {
      return part.origins();
    }
  }

  /// A nested record that resources share: `TaggedModel`.
  ///
  /// @param record the record
  record Shared(AttributeRecord record, boolean isPublic, List<Element> origins)
      implements OfRecord {}

  /// A provider's configuration, or its `provider_meta` block: `FilesConfigModel`.
  ///
  /// @param record the record
  /// @param name the provider's name; empty for a `provider_meta` block
  /// @param plain the names of the components that are not of type `Value`
  record Configuration(
      AttributeRecord record,
      Optional<String> name,
      List<String> plain,
      boolean isPublic,
      List<Element> origins)
      implements OfRecord {}

  /// A class that implements `Provider<G, C>`: `FilesProviderType`, and its service entry.
  ///
  /// @param provider the author's class; has a constructor without parameters
  /// @param type the class to generate
  /// @param configuration the author's record G
  /// @param configurationModel the model of G
  /// @param metaModel the model of the `provider_meta` block
  /// @param client C
  /// @param version the version of the provider, if the build states it
  record ProviderEntry(
      ClassName provider,
      ClassName type,
      ClassName configuration,
      ClassName configurationModel,
      Optional<ClassName> metaModel,
      TypeName client,
      Optional<String> version,
      List<Element> origins)
      implements Declaration {
    @Override
    public boolean isPublic() {
      return true;
    }
  }

  /// The functions of one class: `TextFunctions`.
  ///
  /// @param holder the author's class
  /// @param type the class to write
  /// @param functions its functions
  record Functions(
      ClassName holder,
      ClassName type,
      List<Function> functions,
      boolean isPublic,
      List<Element> origins)
      implements Declaration {}

  /// A provider function.
  ///
  /// @param method the static method
  /// @param name the name in the configuration
  /// @param summary the first sentence of the documentation
  /// @param description markdown
  /// @param parameters in order; the last one may be variadic
  /// @param variadic whether the last parameter is
  /// @param deprecation what users should use instead; empty if it is not deprecated
  /// @param result the type of the result
  /// @param nullableResult whether it may be null
  record Function(
      String method,
      String name,
      String summary,
      String description,
      List<Parameter> parameters,
      boolean variadic,
      String deprecation,
      Shape result,
      boolean nullableResult) {}

  /// A parameter.
  ///
  /// @param name its name in the configuration
  /// @param description markdown
  /// @param type its Java type; of a variadic one the type of an element
  /// @param shape its structure
  /// @param checks expressions of type `Check`, for each argument
  /// @param nullable whether it accepts null
  /// @param unknown whether it is a `Value<T>` and accepts unknown values
  record Parameter(
      String name,
      String description,
      TypeName type,
      Shape shape,
      List<CodeBlock> checks,
      boolean nullable,
      boolean unknown) {}
}
