package dev.terrane.processor.diagnostic;

import java.util.Locale;

/// The mistakes in annotated code that the processor reports, each with its message: the problem,
/// then the correction. The page docs/errors.md lists them.
public enum CompileError {
  // Records
  NOT_A_RECORD("%s can only annotate a record; declare %s as a record"),
  PRIVATE("generated code cannot access %s; remove `private` from it and from the enclosing types"),
  GENERIC("%s cannot have type parameters; use concrete types"),
  TWO_KINDS(
      "another declaration already generates the class %s; declare a separate record for this"
          + " one, and put common components into a @Nested record"),
  MISPLACED(
      "%s is allowed only on a managed resource; add @ManagedResource to %s, or remove the"
          + " annotation"),
  MISPLACED_TIMEOUTS("%s has no operation that can have a timeout; remove @Timeouts from it"),
  MODEL_NAME_TAKEN("%s is the name of a generated class; rename your class"),
  PART_NAME("\"%s\" is not a valid name in Terraform; use %s"),
  NEGATIVE_VERSION("a schema version cannot be negative; use 0 or more"),
  LISTED_UNMANAGED(
      "@ListResource requires a record with @ManagedResource; add it to %s, or use another one"),
  LISTED_WITHOUT_IDENTITY(
      "%s has no identity, so Terraform cannot import what is listed; add @Identity to its"
          + " components that identify the remote object"),
  TOO_WIDE(
      "%s has too many components: a constructor takes at most 254, and a long or double counts"
          + " twice; move some into other records, and include those with @Embedded"),

  // Components and their types
  ATTRIBUTE_NAME(
      "\"%s\" cannot be the name of an attribute: %s; choose another name with @Name(\"...\")"),
  SAME_NAME(
      "two components have the name \"%s\" in Terraform; rename one of them with @Name(\"...\")"),
  UNSUPPORTED_TYPE("Terraform has no type for %s; use %s"),
  RAW_TYPE("%s has no type arguments; use %s"),
  MAP_KEY("the keys of a map must be strings; use Map<String, ...>"),
  NULL_BLOCK("a block cannot be null; remove @Nullable from the type argument of %s"),
  NULLABLE_PRIMITIVE("%s cannot be null; use %s"),
  DYNAMIC_SET("the elements of a set cannot be of dynamic type; use a List"),
  RECORD_TOO_DEEP(
      "records are allowed in a List, Set or Map, but not in a collection of collections; wrap"
          + " %s in another record"),
  OTHER_FILE(
      "%s is declared in another file, and an incremental build would lose its documentation;"
          + " add @Nested to it, or declare it inside %s"),
  RECURSIVE(
      "%s contains itself, but a schema cannot be recursive; declare a record for each level"),
  VALUE_OUTSIDE(
      "Value<T> is allowed only in a provider's configuration and in parameters of functions;"
          + " use %s"),
  EMPTY_ENUM("%s has no constants; add at least one"),
  SAME_CHOICE(
      "two constants of %s have the name \"%s\" in Terraform; rename one of them with"
          + " @Name(\"...\")"),
  CONVERTER_TYPE(
      "%s converts to %s, which is not the type of this component or of its elements; use a"
          + " converter for %s"),
  CONSTRUCTOR(
      "generated code cannot instantiate %s; declare it as a static class that is not abstract,"
          + " with a constructor without parameters that is not private"),
  IN_TYPE("%s declares no methods; set in to the class that declares the method"),
  IN_HIDDEN(
      "generated code cannot access %s; remove `private` from it and from the types that enclose"
          + " it, and make them public if they are in another package"),
  IN_ALONE("in has no effect without %s; set %s, too, or remove in"),

  // Sources of the value
  DEFAULT_AND_NULLABLE("a component with @Default is never null; remove @Default or @Nullable"),
  DEFAULT_AND_COMPUTED(
      "@Default and @Computed both define the value of an omitted argument; remove one of them"),
  DEFAULT_AND_DERIVED("a @Derived component cannot be configured; remove @Default"),
  DEFAULT_AND_PLANNED("an omitted @Planned component has its predicted value; remove @Default"),
  DEFAULT_ELEMENTS(
      "@Default requires a value or a constant, but not both, or env with at most one of them;"
          + " correct its elements"),
  DEFAULT_TEXT("\"%s\" is not a valid %s: %s; correct the value of @Default"),
  DEFAULT_NEEDS_CONSTANT(
      "a default of type %s cannot be written as text; use @Default(constant = \"...\") with the"
          + " name of a static field or method"),
  DEFAULT_CONSTANT(
      "%s has no static field and no static method without parameters named %s that is %s (%s);"
          + " declare one"),
  DEFAULT_CONSTANT_TYPE(
      "%s is of type %s, but the component requires %s; use a constant of that type"),
  DEFAULT_BREAKS_CHECK("the default \"%s\" is invalid: it %s; use a valid default"),
  ENVIRONMENT_OUTSIDE(
      "@Default(env = ...) is allowed only in the configuration of a provider or a state store, and"
          + " not in nested records; use @Default(\"...\"), or remove it"),
  ENVIRONMENT_TYPE("an environment variable cannot be converted to %s; remove env"),
  COMPUTED_AND_DERIVED("a @Derived component is always computed; remove @Computed"),
  STABLE_AND_CHANGES("stable and changesWith contradict each other; remove one of them"),
  NO_SUCH_COMPONENT("%s has no component %s (%s); use the name of a component"),
  NAMES_ITSELF("%s refers to itself in %s; use the name of another component"),
  COMBINATION_EMPTY("%s requires the name of another component; add one"),
  COMBINATION_REQUIRED(
      "%s includes %s, which is always set; make it optional, for example with @Nullable"),
  COMBINATION_NOT_CONFIGURED(
      "%s includes %s, which cannot be configured; use the name of a component that users can set"),
  COMBINATION_WRITE_ONLY(
      "%s requires the name of a @WriteOnly component, but %s is not write-only"),
  CYCLE("%s depends on itself through %s; remove one of the dependencies"),
  DERIVED_METHOD(
      "%s requires one static method %s(...) in %s that computes it; declare one whose"
          + " parameters have the names of components"),
  DERIVED_METHOD_HIDDEN("generated code cannot call %s; declare it static, %s and not generic"),
  DERIVED_RESULT("%s returns %s, but the component requires %s; change the return type"),
  DERIVED_RESULT_NULLABLE(
      "%s may return null, but the component is never null; add @Nullable to the component"),
  DERIVED_PARAMETER(
      "the parameter %s is of type %s, but the component is of type %s; change the type of the"
          + " parameter"),
  DERIVED_PARAMETER_NAMES(
      "there is no component %s, and a class file contains parameter names only with"
          + " -parameters; use the name of a component, or compile %s with -parameters"),
  DERIVED_PARAMETER_NULLABLE(
      "the component %s may be null; add @Nullable to the parameter of that name"),
  DERIVED_THROWS(
      "%s declares %s, but the method of a @Derived component cannot throw checked exceptions;"
          + " throw an unchecked exception"),
  DERIVED_FROM_WRITE_ONLY(
      "%s is write-only and never stored; derive the value from other components"),
  DERIVED_AND_PLANNED(
      "@Derived values are computed without the client and @Planned values with it; remove one"
          + " of them"),
  DERIVED_AND_IDENTITY(
      "a @Derived component cannot be part of the identity; move @Identity to the components"
          + " that it is derived from"),
  PLANNED_AND_CHANGES(
      "a @Planned value changes only with the components that @Planned names; remove stable and"
          + " changesWith"),
  PLANNED_INSIDE(
      "@Planned is allowed only on components of the resource; move the component out of the"
          + " nested record"),

  // Identity
  IDENTITY_SENSITIVE(
      "an identity attribute cannot be sensitive, because Terraform displays it; remove"
          + " @Sensitive or @Identity"),
  IDENTITY_TYPE(
      "an identity attribute must be a string, a number or a boolean, or a list or set of these"
          + " without null elements; remove @Identity"),
  IDENTITY_NULLABLE(
      "an identity attribute cannot be null; remove @Nullable, or replace it with"
          + " @Computed(orSet = true) if the provider chooses the value of an omitted attribute"),
  IDENTITY_NULLABLE_COMPUTED("an identity attribute cannot be null; remove @Nullable"),
  IDENTITY_INSIDE(
      "@Identity is allowed only on components of the resource; remove it from the nested record"),
  IDENTITY_OUTSIDE("@Identity is allowed only in a managed resource; remove it"),
  IDENTITY_MUTABLE_COMPUTED(
      "a @Computed component cannot be configured, so its identity is not mutable; remove"
          + " mutable or @Computed"),
  IMPORT_ID_MISSING(
      "the identity is not a single value; add @ImportId(\"%s\") to %s to define the format of"
          + " import IDs"),
  IMPORT_ID_WITHOUT_IDENTITY("@ImportId requires an identity; add @Identity to a component"),
  IMPORT_ID_NAME(
      "the import ID contains %s, which is not an identity attribute (%s); use the name of an"
          + " identity attribute"),
  IMPORT_ID_INCOMPLETE("the import ID does not contain %s; add it in braces"),
  IMPORT_ID_TWICE("the import ID contains %s twice; remove one of them"),
  IMPORT_ID_BORDER("the import ID has no separator between {%s} and {%s}; add text between them"),
  IMPORT_ID_SEPARATOR(
      "remove the separator \"%s\" of {%s}, or let it differ from the text after it"),
  IMPORT_ID_ELEMENTS("{%s} is a collection; add its separator after a colon, as in {tags:,}"),

  // Replacement
  REPLACE_ON_IDENTITY(
      "a change of an identity attribute always requires replacement; remove @RequiresReplace"),
  REPLACE_ON_MUTABLE(
      "a mutable identity attribute changes in place; remove mutable or @RequiresReplace"),
  REPLACE_WHEN_ON_RECORD(
      "a predicate applies to a single component; move @RequiresReplace(when = \"...\") to that"
          + " component"),
  REPLACE_PREDICATE(
      "%s has no static method boolean %s(%s before, %s after) that is %s (%s); declare one"),
  REPLACE_ON_SHARED(
      "@RequiresReplace has no effect on the shared record %s; add @RequiresReplace to that"
          + " record, too"),
  REPLACE_DERIVED(
      "a @Derived component changes only with its sources; move @RequiresReplace to those"),

  // Write-only, config-only, sensitive
  WRITE_ONLY_NOT_NULL("a write-only component is null in every state; declare it as @Nullable %s"),
  WRITE_ONLY_IN_SET(
      "set elements are matched by their stored values, and write-only values are not stored;"
          + " remove @WriteOnly, or use a List"),
  WRITE_ONLY_AND(
      "@WriteOnly and %s cannot be combined, because write-only values are never stored; remove"
          + " one of them"),
  WRITE_ONLY_NESTED("a record cannot be write-only as a whole; move @WriteOnly to its components"),
  WRITE_ONLY_VERSION("\"%s\" cannot be the name of the version attribute: %s; use another name"),
  WRITE_ONLY_VERSION_TAKEN(
      "the version attribute \"%s\" has the name of another attribute; use another name"),
  WRITE_ONLY_VERSION_INSIDE("a nested record cannot have a version attribute; remove version"),
  WRITE_ONLY_OUTSIDE("@WriteOnly is allowed only in a managed resource or an action; remove it"),
  WRITE_ONLY_VERSION_OUTSIDE(
      "an action has no version attributes, because each invocation receives the value; remove"
          + " version"),
  CONFIG_ONLY_AND(
      "@ConfigOnly values come only from configuration, so @ConfigOnly and %s cannot be combined;"
          + " remove one of them"),
  CONFIG_ONLY_INSIDE(
      "@ConfigOnly is allowed only on components of the resource; remove it from the nested record"),
  CONFIG_ONLY_OUTSIDE("@ConfigOnly is allowed only in a managed resource; remove it"),
  NULL_IS_NOT_EMPTY("@NullIsNotEmpty is allowed only on a @Nullable List, Set or Map; remove it"),

  // Blocks and embedded records
  BLOCK_ON_PLAIN("%s requires a record, or a List, Set or Map of records; remove it"),
  BLOCK_AND(
      "@Block and %s cannot be combined; remove one of them, or move the annotation to the"
          + " components of the block"),
  BLOCK_NULLABLE(
      "a collection of blocks is empty when no block is configured, never null; remove @Nullable"),
  BLOCK_IN_ATTRIBUTE(
      "a nested attribute cannot contain blocks; add @Block to the outer component, too, or"
          + " remove it here"),
  BLOCK_COUNT("min and max are allowed only on a List or Set of blocks; remove them"),
  BLOCK_BOUNDS("min must be at least 0 and at most max; correct the bounds"),
  BLOCK_GROUP(
      "group = true requires a single record that is never null; remove group, @Nullable or the"
          + " collection"),
  EMBEDDED_TYPE("@Embedded is allowed only on a record; remove it"),
  EMBEDDED_AND("an embedded record is not an attribute; move %s to its components"),
  EMBEDDED_NULLABLE("an embedded record is never null; remove @Nullable"),

  // Kinds
  BELOW_COMPUTED("members of a @Computed object cannot be configured; remove %s"),
  NOTHING_PLANNED("%s is allowed only in a managed resource; remove it"),
  COMPUTED_IN_CONFIGURATION("the attributes of %s cannot be computed; remove %s"),
  OBJECT_TYPE_MEMBER("an object type has only names and types; remove %s from its record"),
  TUPLE_OUTSIDE("only functions have tuples; remove @Tuple from %s"),
  TIMEOUT("\"%s\" is not a positive duration; use a duration such as 30s, 45m or 1h30m"),
  TIMEOUTS_NAME(
      "@Timeouts adds an attribute named timeouts; rename this component with @Name(\"...\")"),
  TIMEOUTS_OPERATION("%s has no timeout here; remove it, and set one of: %s"),
  TIMEOUTS_DESCRIPTION("%s has a description, but no timeout here; remove the description"),
  TIMEOUTS_NONE("@Timeouts sets no timeout; set one of: %s"),
  PRIOR_SCHEMA_UNMARKED(
      "%s is not a record annotated with @Former(version = ...); add the annotation"),
  PRIOR_SCHEMA_VERSION(
      "the version of a prior schema must be at least 0 and less than the current version %s; correct it"),
  PRIOR_SCHEMA_TWICE("%s has version %s, as another former record; use another version"),
  FORMER_SOURCE_TWICE("%s and another former record have the same source %s; remove one"),
  FORMER_TYPE("\"%s\" is not the full name of a resource type; use a name such as files_text"),
  FORMER_PROVIDER_ALONE("provider has no effect without type; set type, too, or remove provider"),
  FORMER_PROVIDER("\"%s\" is not the address of a provider; use one such as hashicorp/null"),

  // Equality
  EQUALITY_TWICE("@Json, @CaseInsensitive and @SameWhen cannot be combined; keep one of them"),
  EQUALITY_ON_TEXT("%s is allowed only on %s; remove it"),
  EQUALITY_TYPE("%s compares %s, but the value is of type %s; use an equality for that type"),
  EQUALITY_IN_FUNCTION("values of functions are not compared; remove %s from the type"),

  // Validation
  NOT_NULL("a component without @Nullable is never null; remove @NotNull"),
  CONSTRAINT_UNKNOWN("%s is not supported; %s"),
  CONSTRAINT_MISFIT("%s cannot be applied to %s; move it to %s"),
  CONSTRAINT_GROUPS("groups and payloads are not supported; remove %s from %s"),
  CONSTRAINT_MESSAGE("message bundles are not supported; write the text itself instead of \"%s\""),
  CONSTRAINT_REGEX("\"%s\" is not a valid regular expression: %s; correct it"),
  CONSTRAINT_BOUND("\"%s\" is not a number; use a number such as \"0.5\""),
  CONSTRAINT_BOUNDS("no value satisfies the bounds of %s; correct them"),
  CONSTRAINT_EMPTY("%s has no values; add at least one"),
  CHECKER_TYPE("%s checks %s, but the value is of type %s; use a checker for that type"),
  CONSTRAINT_ON_COMPUTED(
      "a computed value cannot be configured, so its constraints are never checked; remove %s"),
  CONSTRAINT_JAVAX("%s is from the old package javax.validation; use jakarta.validation instead"),

  // Providers and functions
  PROVIDER_CONSTRUCTOR(
      "the server cannot instantiate %s; make the class public, and declare a public constructor"
          + " without parameters"),
  PROVIDER_META_UNMARKED("%s is not a record annotated with @ProviderMeta; add the annotation"),
  FUNCTION_METHOD(
      "a provider function must be a static method that is neither private nor generic; change"
          + " the declaration of %s"),
  FUNCTION_HOLDER(
      "generated code cannot access %s; remove `private` from it, and declare it outside of"
          + " methods"),
  FUNCTION_VOID("a provider function must return a value; change the return type of %s"),
  FUNCTION_TWICE("another function of %s already has the name \"%s\"; use another name");

  private final String template;

  CompileError(String template) {
    this.template = template;
  }

  /// {@return the message, with `%s` for each name or value from the author's code}
  public String template() {
    return template;
  }

  /// {@return the message with names and values in place of each `%s`}
  public String message(Object... details) {
    return String.format(Locale.ROOT, template, details);
  }
}
