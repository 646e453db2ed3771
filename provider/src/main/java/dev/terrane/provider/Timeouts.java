package dev.terrane.provider;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Adds a `timeouts` block to a resource, data source, ephemeral resource, list resource, action or
/// provisioner, in which users set the timeouts of its operations. The framework handles the block;
/// it is not a component of the record. An empty string disables the timeout of an operation. A
/// data source has only the operation read, an ephemeral resource only open, a list resource only
/// list, an action only invoke, a provisioner only provision.
///
/// A description replaces the text of the framework, which says what the default is.
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Timeouts {
  /// {@return the default timeout of create: `"45m"`, `"1h30m"`}
  String create() default "20m";

  /// {@return the default timeout of read; none by default}
  String read() default "";

  /// {@return the default timeout of update}
  String update() default "20m";

  /// {@return the default timeout of delete}
  String delete() default "20m";

  /// {@return the default timeout of open of an ephemeral resource}
  String open() default "20m";

  /// {@return the default timeout of list of a list resource: of all pages and states together}
  String list() default "20m";

  /// {@return the default timeout of invoke of an action}
  String invoke() default "20m";

  /// {@return the default timeout of provision of a provisioner}
  String provision() default "20m";

  /// The default timeout of the operations without their own; users can override it with the key
  /// `default`. With it, an operation whose timeout is not given here has none of its own.
  ///
  /// @return a duration; none by default
  String others() default "";

  /// {@return the description of the timeout of create}
  String createDescription() default "";

  /// {@return the description of the timeout of read}
  String readDescription() default "";

  /// {@return the description of the timeout of update}
  String updateDescription() default "";

  /// {@return the description of the timeout of delete}
  String deleteDescription() default "";

  /// {@return the description of the timeout of open}
  String openDescription() default "";

  /// {@return the description of the timeout of list}
  String listDescription() default "";

  /// {@return the description of the timeout of invoke}
  String invokeDescription() default "";

  /// {@return the description of the timeout of the operations without their own}
  String othersDescription() default "";

  /// {@return whether users write `timeouts = {...}` instead of a block}
  boolean attribute() default false;
}
