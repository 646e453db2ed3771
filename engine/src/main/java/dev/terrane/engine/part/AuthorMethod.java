package dev.terrane.engine.part;

import dev.terrane.provider.Failure;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A method of an author, for messages: its name, and the object that it is called for. Immutable.
public final class AuthorMethod {
  private static final String CONSTRUCTOR = "constructor";

  private final String part;
  private final Supplier<Optional<String>> object;
  private final String owner;
  private final String name;

  /// A method that is not called for one object alone.
  ///
  /// @param part the part that it belongs to: `resource files_note`
  /// @param owner the simple name of the author's class
  /// @param name the name of the method
  public AuthorMethod(String part, String owner, String name) {
    this(part, Optional::empty, owner, name);
  }

  private AuthorMethod(String part, Supplier<Optional<String>> object, String owner, String name) {
    this.part = part;
    this.object = object;
    this.owner = owner;
    this.name = name;
  }

  /// The name in diagnostics: `resource files_note "a.txt"`.
  public String subject() {
    return object.get().map(one -> part + " " + one).orElse(part);
  }

  /// The summary of a diagnostic about this method: `Interrupted: list of list resource
  /// files_note`.
  ///
  /// @param event what happened
  public String summary(String event) {
    return event + ": " + name + " of " + subject();
  }

  /// The name of the method.
  public String name() {
    return name;
  }

  /// The constructor that has thrown, if this method only calls one. Generated methods do that, and
  /// the author does not know them.
  public AuthorMethod calling(Throwable thrown) {
    var caller = "";
    for (var frame : List.of(thrown.getStackTrace()).reversed()) {
      if (caller.equals(owner + "." + name) && frame.getMethodName().equals("<init>")) {
        return new AuthorMethod(part, object, simple(frame), CONSTRUCTOR);
      }
      caller = simple(frame) + "." + frame.getMethodName();
    }
    return this;
  }

  private static String simple(StackTraceElement frame) {
    var name = frame.getClassName();
    return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
  }

  /// The same method, called for one object.
  ///
  /// @param named returns the name of the object, when a message needs it; empty for an object
  ///   without a name
  public AuthorMethod on(Supplier<Optional<String>> named) {
    return new AuthorMethod(part, named, owner, name);
  }

  /// Requires a value that the method has returned.
  ///
  /// @throws Failure when it is null
  public <T> T required(@Nullable T returned) {
    if (returned == null) {
      throw new Failure(summary("Failed"), this + " returned null. This is a bug in the provider.");
    }
    return returned;
  }

  @Override
  public String toString() {
    if (owner.isEmpty()) {
      return name;
    }
    return owner + (name.equals(CONSTRUCTOR) ? "'s " : ".") + name;
  }
}
