package dev.terrane.engine.part;

import dev.terrane.provider.Failure;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A method of an author, for texts: which one ran, and for whom.
///
/// @param subject what the user calls it: `resource files_note "a.txt"`
/// @param owner the simple name of the author's class
/// @param name the name of the method
public record AuthorMethod(String subject, String owner, String name) {
  private static final String CONSTRUCTOR = "constructor";

  /// The constructor in which something was thrown, where this method only calls one: generated
  /// code does that, which no author has seen.
  public AuthorMethod calling(Throwable thrown) {
    var caller = "";
    for (var frame : List.of(thrown.getStackTrace()).reversed()) {
      if (caller.equals(owner + "." + name) && frame.getMethodName().equals("<init>")) {
        return new AuthorMethod(subject, simple(frame), CONSTRUCTOR);
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
  public AuthorMethod on(String object) {
    return new AuthorMethod(subject + " " + object, owner, name);
  }

  /// Requires a value that the method has returned.
  ///
  /// @throws Failure when it is null
  public <T> T required(@Nullable T returned) {
    if (returned == null) {
      throw new Failure(
          "Failed: " + name + " of " + subject,
          this + " returned null. This is a bug in the provider.");
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
