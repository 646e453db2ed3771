package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Declares a record, or a list, set or map of records, as a value of an object type instead of a
/// nested attribute: `object({name = string, size = optional(number)})`. Terraform compares and
/// computes it as a whole. The components of the record have only names, types and equalities; a
/// `@Nullable` one is optional.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface ObjectType {}
