package dev.terrane.engine.session;

import dev.terrane.provider.Failure;
import java.util.List;

/// A method of an author, for texts: which one ran, and for whom.
///
/// @param subject what the user calls it: `resource files_note "a.txt"`
/// @param owner the simple name of the author's class
/// @param name the name of the method
public record Method(String subject, String owner, String name) {
  private static final String CONSTRUCTOR = "constructor";

  /// The constructor in which something was thrown, where this method only calls one: generated
  /// code does that, which no author has seen.
  Method calling(Throwable thrown) {
    var caller = "";
    for (var frame : List.of(thrown.getStackTrace()).reversed()) {
      if (caller.equals(owner + "." + name) && frame.getMethodName().equals("<init>")) {
        return new Method(subject, simple(frame), CONSTRUCTOR);
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
  /// @param object the name of the object
  public Method on(String object) {
    return new Method(subject + " " + object, owner, name);
  }

  /// What is wrong when the method gives back null.
  Failure returnedNull() {
    return new Failure(
        "Failed: " + name + " of " + subject,
        this + " returned null. This is a bug in the provider.");
  }

  @Override
  public String toString() {
    if (owner.isEmpty()) {
      return name;
    }
    return owner + (name.equals(CONSTRUCTOR) ? "'s " : ".") + name;
  }
}
