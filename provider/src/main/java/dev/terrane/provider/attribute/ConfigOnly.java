package dev.terrane.provider.attribute;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// An argument that the remote side does not return, such as `force_destroy`. Its value comes only
/// from the configuration: refresh keeps the stored value, and import sets the default or null.
/// Unlike a [WriteOnly] value it is stored in the state and compared.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.RECORD_COMPONENT)
public @interface ConfigOnly {}
