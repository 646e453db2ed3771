package dev.terrane.processor.misuse;

import java.util.Locale;

/// What an author can write that cannot work, each with a sentence that says what to write instead.
/// The page docs/errors.md lists them.
public enum Misuse {
  // Records
  NOT_A_RECORD("%s makes a record a part of a provider, and %s is none; write a record"),
  PRIVATE("generated code cannot see %s; leave `private` out, here and in what encloses it"),
  GENERIC("%s cannot have type parameters; write the types that it is used with"),
  TWO_KINDS(
      "another declaration already makes the class %s; give this one a record of its own, they can"
          + " share a @Nested one"),
  MISPLACED("%s speaks of a managed resource; put @ManagedResource on %s, or leave it out"),
  MODEL_NAME_TAKEN("%s is the name of the generated class; give yours another one"),
  PART_NAME("\"%s\" is no name in Terraform; write lower-case letters, digits and underscores"),
  NEGATIVE_VERSION("a schema version counts from 0; write 0 or more"),
  TOO_WIDE(
      "%s has more components than a constructor can take (254; a long and a double count twice); put"
          + " some into records of their own, and write @Embedded on those"),

  // Components and their types
  ATTRIBUTE_NAME(
      "\"%s\" cannot be the name of an attribute: %s; write @Name(\"...\") with another one"),
  SAME_NAME(
      "another component is also called \"%s\" in Terraform; write @Name(\"...\") on one of them"),
  UNSUPPORTED_TYPE("Terraform has no type for %s; write %s"),
  RAW_TYPE("%s says nothing of its elements; write %s<...> with their type"),
  MAP_KEY("the keys of a map are texts; write Map<String, ...>"),
  NULL_BLOCK("a block is never null; leave @Nullable out of the type argument of %s"),
  NULLABLE_PRIMITIVE("%s cannot be null; write %s"),
  DYNAMIC_SET("a set cannot have elements of any type; write a List"),
  RECORD_TOO_DEEP(
      "a record stands in a component by itself or in one List, Set or Map; give %s a record around it"),
  OTHER_FILE(
      "the documentation of %s would be lost in an incremental build; put @Nested on it, or declare it"
          + " inside %s"),
  RECURSIVE("%s contains itself, and a schema has an end; write out as many levels as are needed"),
  VALUE_OUTSIDE(
      "Value<T> stands in a provider's configuration and in parameters of functions; write %s"),
  EMPTY_ENUM("%s has no constants, so nothing could be written; add one"),
  SAME_CHOICE(
      "two constants of %s are called \"%s\" in Terraform; write @Name(\"...\") on one of them"),
  CONVERTER_TYPE(
      "%s converts to %s, which is not the type of this component or of its elements; write a converter"
          + " for %s"),
  CONSTRUCTOR(
      "generated code cannot make a %s; give it a constructor without parameters that is not private,"
          + " and make it a static class that is not abstract"),
  IN_TYPE("%s declares no methods; write in = ... with the class that does"),
  IN_HIDDEN(
      "generated code cannot see %s; leave `private` out, and make it public when it is in another"
          + " package, here and in what encloses it"),
  IN_ALONE("in says which class declares what %s names; write %s, too, or leave in out"),

  // Where the value comes from
  DEFAULT_AND_NULLABLE(
      "@Default leaves no null, so @Nullable can never apply; leave one of them out"),
  DEFAULT_AND_COMPUTED(
      "@Default and @Computed both say what an argument is that nobody writes; leave one of them out"),
  DEFAULT_AND_DERIVED(
      "a @Derived component is never written, so @Default can never apply; leave it out"),
  DEFAULT_AND_PLANNED(
      "a @Planned component is predicted, so @Default can never apply; leave it out"),
  DEFAULT_ELEMENTS("write a value or a constant in @Default, or env with or without one of them"),
  DEFAULT_TEXT("\"%s\" is no %s: %s; write @Default with a value that is one"),
  DEFAULT_NEEDS_CONSTANT(
      "a default of type %s has no text; write @Default(constant = \"...\") with the name of a static"
          + " field or method"),
  DEFAULT_CONSTANT(
      "%s has no static field and no static method without parameters called %s that is %s (%s);"
          + " declare one"),
  DEFAULT_CONSTANT_TYPE(
      "%s is of type %s, but the component needs %s; write a constant of that type"),
  DEFAULT_BREAKS_CHECK("the default \"%s\" %s; write one that is allowed"),
  ENVIRONMENT_OUTSIDE(
      "the environment has a say in a provider's configuration only, and not inside its nested records;"
          + " write @Default(\"...\") or leave it out"),
  ENVIRONMENT_TYPE(
      "an environment variable is a text, from which no %s can be read; leave env out"),
  COMPUTED_AND_DERIVED("@Derived already says that it is computed; leave @Computed out"),
  STABLE_AND_CHANGES("what is stable changes with nothing; leave stable or changesWith out"),
  NO_SUCH_COMPONENT("%s has no component %s (%s); write the name of one"),
  NAMES_ITSELF("%s names itself in %s; name another component"),
  CYCLE("%s is made from itself by way of %s; break the cycle"),
  DERIVED_METHOD(
      "%s needs one static method %s(...) in %s that makes it; write one whose parameters are named as"
          + " components"),
  DERIVED_METHOD_HIDDEN("generated code calls %s; make it static, %s and not generic"),
  DERIVED_RESULT("%s returns %s, but the component needs %s; let it return that"),
  DERIVED_RESULT_NULLABLE(
      "%s may return null, but the component is never null; put @Nullable on the component, too"),
  DERIVED_PARAMETER("the parameter %s is of type %s, but the component is %s; write that type"),
  DERIVED_PARAMETER_NAMES(
      "the parameter %s is no component, and a class file keeps names only with -parameters; name it"
          + " as a component, or compile %s with -parameters"),
  DERIVED_PARAMETER_NULLABLE(
      "the component %s may be null; put @Nullable on the parameter of that name"),
  DERIVED_THROWS(
      "%s declares %s, but a formula cannot fail that way; throw an unchecked exception"),
  DERIVED_FROM_WRITE_ONLY(
      "%s is write-only, so no state could tell it; derive from something else"),
  DERIVED_AND_PLANNED("@Derived needs no client and @Planned does; leave one of them out"),
  DERIVED_AND_IDENTITY(
      "what is derived cannot be told apart by itself; put @Identity on the components that it is"
          + " derived from"),
  PLANNED_AND_CHANGES(
      "a prediction already says when it changes; leave stable and changesWith out"),
  PLANNED_INSIDE(
      "a prediction is of a component of the resource; move it out of the nested record"),

  // Identity
  IDENTITY_SENSITIVE("an identity is shown everywhere; leave @Sensitive or @Identity out"),
  IDENTITY_TYPE(
      "an identity attribute is a string, a number or a boolean; leave @Identity out here"),
  IDENTITY_COLLECTION(
      "an identity attribute is a string, a number or a boolean, not a collection; leave @Identity out"
          + " here, let the resource override read(call, last), which gets the collection from the"
          + " state, and implement Importing to take it from an import id"),
  IDENTITY_NULLABLE(
      "an identity attribute is never null; leave @Nullable out, or write @Computed(orSet = true) in"
          + " its place when the provider chooses what the user leaves out"),
  IDENTITY_NULLABLE_COMPUTED("an identity attribute is never null; leave @Nullable out"),
  IDENTITY_INSIDE(
      "an identity is a component of the resource; leave @Identity out of the nested record"),
  IDENTITY_OUTSIDE("only a managed resource has an identity; leave @Identity out"),
  IDENTITY_MUTABLE_COMPUTED(
      "a user cannot change what the remote side says; leave mutable out, or @Computed"),
  IMPORT_ID_MISSING(
      "the identity has several parts; put @ImportId(\"%s\") on %s to say how an import id spells them"),
  IMPORT_ID_WITHOUT_IDENTITY(
      "there is no identity to be imported by; put @Identity on a component"),
  IMPORT_ID_NAME(
      "the import id names %s, which is no identity attribute (%s); write the name of one"),
  IMPORT_ID_INCOMPLETE("the import id leaves out %s; write it in braces"),
  IMPORT_ID_TWICE("the import id names %s twice; write it once"),
  IMPORT_ID_BORDER("nothing tells {%s} from {%s} in the import id; write a text between them"),

  // Replacement
  REPLACE_ON_IDENTITY("an identity already requires replacement; leave @RequiresReplace out"),
  REPLACE_ON_MUTABLE("a mutable identity changes in place; leave mutable or @RequiresReplace out"),
  REPLACE_WHEN_ON_RECORD(
      "a predicate speaks of one component; write @RequiresReplace(when = \"...\") there"),
  REPLACE_PREDICATE(
      "%s has no static method boolean %s(%s before, %s after) that is %s (%s); declare one"),
  REPLACE_ON_SHARED(
      "%s is shared, so it says for itself what requires replacement; put @RequiresReplace on it, too"),
  REPLACE_DERIVED("what is derived follows its sources; put @RequiresReplace on them"),

  // Write-only, carried, sensitive
  WRITE_ONLY_NOT_NULL("what is never stored is null in every state; write @Nullable %s"),
  WRITE_ONLY_IN_SET(
      "a set tells its elements apart by what is stored; leave @WriteOnly out, or use a List"),
  WRITE_ONLY_AND("what is never stored cannot be %s; leave one of them out"),
  WRITE_ONLY_NESTED("a record is write-only part by part; put @WriteOnly on its components"),
  WRITE_ONLY_VERSION("\"%s\" cannot be the version attribute: %s; write another name"),
  WRITE_ONLY_VERSION_TAKEN(
      "the version attribute \"%s\" is the framework's, and there is another one of that name; write"
          + " another name"),
  WRITE_ONLY_VERSION_INSIDE("a nested record has no version attribute; leave version out"),
  WRITE_ONLY_OUTSIDE("only a managed resource has write-only arguments; leave @WriteOnly out"),
  CARRIED_AND(
      "what is carried is told by nobody but the user, so it cannot be %s; leave one of them out"),
  CARRIED_INSIDE(
      "what is carried is a component of the resource; leave @Carried out of the nested record"),
  CARRIED_OUTSIDE("only a managed resource carries what nobody tells; leave @Carried out"),
  NULL_IS_NOT_EMPTY(
      "only a @Nullable List, Set or Map can be empty or null; leave @NullIsNotEmpty out"),

  // Blocks and embedded records
  BLOCK_ON_PLAIN("a block is a record, or a List, Set or Map of records; leave @Block out"),
  BLOCK_AND("a block cannot be %s, its components can; leave it out, or leave @Block out"),
  BLOCK_NULLABLE(
      "a collection of blocks is empty when nothing is written, never null; leave @Nullable out"),
  BLOCK_IN_ATTRIBUTE(
      "a block cannot stand inside a nested attribute; put @Block on the outer component, too, or leave"
          + " it out here"),
  BLOCK_COUNT("blocks are counted in a List or a Set; leave min and max out"),
  BLOCK_BOUNDS("min is above max, or below 0; write bounds that some number of blocks meets"),
  BLOCK_GROUP(
      "a group is one record that is always there; leave group, @Nullable or the collection out"),
  EMBEDDED_TYPE("an embedded part is a record; leave @Embedded out"),
  EMBEDDED_AND("an embedded record is no attribute itself; write %s on its components"),
  EMBEDDED_NULLABLE("the components of an embedded record are always there; leave @Nullable out"),

  // Kinds
  BELOW_COMPUTED("below @Computed the remote side says everything; leave %s out"),
  NOTHING_PLANNED("nothing is planned in a data source or a configuration; leave %s out"),
  COMPUTED_IN_CONFIGURATION("a provider's configuration is only read; leave %s out"),
  FUNCTION_OBJECT("an object of a function has names and types only; leave %s out of its record"),
  TIMEOUT("\"%s\" is no duration above zero; write one such as 30s, 45m or 1h30m"),
  TIMEOUTS_NAME(
      "@Timeouts adds an attribute called timeouts; write @Name(\"...\") with another one"),
  FORMER_UNMARKED("%s is no record marked @Former(version = ...); mark it so"),
  FORMER_VERSION("a former version is from 0 to below the current one, %s; write such a number"),
  FORMER_TWICE("another former record has version %s, too; give each its own"),

  // Equality
  EQUALITY_TWICE("@Json, @CaseInsensitive and @SameWhen each say what is the same; keep one"),
  EQUALITY_ON_TEXT("%s compares texts; put it on a String"),
  EQUALITY_TYPE("%s compares %s, but the component is %s; write an equality of that type"),

  // Validation
  NOT_NULL("a component is never null unless it is @Nullable; leave @NotNull out"),
  CONSTRAINT_UNKNOWN("%s cannot be checked without a validation library; write %s"),
  CONSTRAINT_MISFIT("%s does not fit %s; put it on %s"),
  CONSTRAINT_GROUPS("a schema has no groups and no payload; leave %s out of %s"),
  CONSTRAINT_MESSAGE("no bundle of messages is read; write the text itself instead of \"%s\""),
  CONSTRAINT_REGEX("\"%s\" is no regular expression: %s; write one that compiles"),
  CONSTRAINT_BOUND("\"%s\" is no number; write one, such as \"0.5\""),
  CONSTRAINT_BOUNDS("no value is within the bounds of %s; write bounds that some value meets"),
  CONSTRAINT_ON_COMPUTED("nobody writes what is computed; leave %s out"),
  CONSTRAINT_JAVAX("%s is the old name of the package; write jakarta.validation instead"),

  // Providers and functions
  PROVIDER_CONSTRUCTOR(
      "the server makes the provider itself; give %s a constructor without parameters, and make both"
          + " public"),
  FUNCTION_METHOD("a function is a static method that is neither private nor generic; make %s one"),
  FUNCTION_HOLDER(
      "generated code cannot see %s; leave `private` out, and declare it outside of methods"),
  FUNCTION_VOID("a function has a result; let %s return one"),
  FUNCTION_TWICE("another function of %s is also called \"%s\"; give it another name");

  private final String sentence;

  Misuse(String sentence) {
    this.sentence = sentence;
  }

  /// {@return the sentence, with `%s` where something of the author's code is named}
  public String sentence() {
    return sentence;
  }

  /// {@return the sentence about something}
  public String about(Object... details) {
    return String.format(Locale.ROOT, sentence, details);
  }
}
