package dev.terrane.yaml;

import dev.terrane.provider.attribute.SameWhen;
import dev.terrane.provider.validation.CheckedBy;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Requires a string to be valid YAML, with one or several documents, and compares it by its
/// meaning, as [YamlText] describes. On a parameter of a function, use
/// `@CheckedBy(YamlText.class)`.
@CheckedBy(YamlText.class)
@SameWhen(YamlText.class)
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
public @interface Yaml {}
