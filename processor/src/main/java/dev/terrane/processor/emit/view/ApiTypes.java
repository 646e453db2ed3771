package dev.terrane.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;

/// The names of the library types that generated code uses.
public final class ApiTypes {
  static final String PROVIDER = "dev.terrane.provider";
  public static final String SCHEMA_PACKAGE = PROVIDER + ".schema";
  public static final String RESOURCE = PROVIDER + ".resource";
  static final String DATA_SOURCE = PROVIDER + ".datasource";
  public static final String FUNCTION = PROVIDER + ".function";
  public static final String SPI_PACKAGE = PROVIDER + ".spi";

  public static final ClassName CALL = ClassName.get(PROVIDER, "Call");
  static final ClassName STORED_STATE = ClassName.get(PROVIDER, "StoredState");
  public static final ClassName VALUE = ClassName.get(PROVIDER, "Value");
  public static final ClassName APPLY_CALL = ClassName.get(PROVIDER, "ApplyCall");
  public static final ClassName PROVIDER_INTERFACE = ClassName.get(PROVIDER, "Provider");

  static final ClassName COMBINATION = ClassName.get(PROVIDER + ".combination", "Combination");

  public static final ClassName ATTRIBUTE = ClassName.get(SCHEMA_PACKAGE, "Attribute");
  static final ClassName ATTRIBUTE_TYPE = ClassName.get(SCHEMA_PACKAGE, "AttributeType");
  static final ClassName CHANGES = ClassName.get(SCHEMA_PACKAGE, "Changes");
  public static final ClassName CODEC = ClassName.get(SCHEMA_PACKAGE, "Codec");
  static final ClassName NESTED_OBJECT = ClassName.get(SCHEMA_PACKAGE, "NestedObject");
  static final ClassName FORM = NESTED_OBJECT.nestedClass("Form");
  static final ClassName TUPLE_TYPE = ClassName.get(FUNCTION, "TupleType");
  public static final ClassName OBJECT_VIEW = ClassName.get(SCHEMA_PACKAGE, "ObjectView");
  public static final ClassName OPERATION_TIMEOUTS =
      ClassName.get(SCHEMA_PACKAGE, "OperationTimeouts");
  public static final ClassName PROVIDER_TYPE = ClassName.get(SCHEMA_PACKAGE, "ProviderType");
  public static final ClassName META = PROVIDER_TYPE.nestedClass("Meta");
  public static final ClassName SCHEMA = ClassName.get(SCHEMA_PACKAGE, "Schema");
  public static final ClassName VALUE_VIEW = ClassName.get(SCHEMA_PACKAGE, "ValueView");

  public static final ClassName RESOURCE_MODEL = ClassName.get(RESOURCE, "ResourceModel");
  public static final ClassName RESOURCE_TYPE = ClassName.get(RESOURCE, "ResourceType");
  public static final ClassName PREDICTING = ClassName.get(RESOURCE, "Predicting");
  public static final ClassName VALIDATING = ClassName.get(PROVIDER + ".validation", "Validating");
  public static final ClassName VIEWS = ClassName.get(RESOURCE, "Views");

  public static final ClassName IDENTITY_DATA_SOURCE =
      ClassName.get(DATA_SOURCE, "IdentityDataSource");

  static final ClassName COMPLETE_OBJECTS = ClassName.get(SPI_PACKAGE, "CompleteObjects");
  static final ClassName NESTED_VIEWS = ClassName.get(SPI_PACKAGE, "NestedViews");
  static final ClassName INPUT_VALUES = ClassName.get(SPI_PACKAGE, "InputValues");
  static final ClassName NESTED_INPUT = ClassName.get(SPI_PACKAGE, "NestedInput");
  static final ClassName NESTED_STATES = ClassName.get(SPI_PACKAGE, "NestedStates");
  public static final ClassName SPI = ClassName.get(SPI_PACKAGE, "Spi");

  public static final ClassName GENERATED =
      ClassName.get("javax.annotation.processing", "Generated");
  static final ClassName NULLABLE = ClassName.get("org.jspecify.annotations", "Nullable");
  public static final ClassName NULL_MARKED =
      ClassName.get("org.jspecify.annotations", "NullMarked");

  /// The suffix of methods that accept null elements.
  public static final String OF_NULLABLE = "OfNullable";

  private ApiTypes() {}

  public static TypeName wildcard(ClassName generic) {
    return ParameterizedTypeName.get(generic, WildcardTypeName.subtypeOf(Object.class));
  }
}
