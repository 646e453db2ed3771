package dev.terrane.packaging.system;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/// A package cannot be made. The message is one for people: what is wrong, where, and what to do.
public final class PackagingException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// With a message for people.
  public PackagingException(String message) {
    super(message);
  }

  /// What the file system refuses, in a sentence that names the place and what to do.
  public static PackagingException of(IOException cause) {
    var file = cause instanceof FileSystemException known ? known.getFile() : null;
    return new PackagingException(
        file == null
            ? "a file cannot be read or written: " + cause.getMessage()
            : file + " " + refusal((FileSystemException) cause),
        cause);
  }

  private static String refusal(FileSystemException cause) {
    return switch (cause) {
      case AccessDeniedException _ ->
          "may not be read or written by this user: change its mode or owner, or name another place";
      case NoSuchFileException _ -> "is not there: make it, or name another place";
      case FileAlreadyExistsException _ -> "is in the way: take it away, or name another place";
      case DirectoryNotEmptyException _ ->
          "has other files in it: take them away, or name another place";
      default ->
          "cannot be read or written ("
              + Objects.requireNonNullElse(cause.getReason(), "for no reason that is told")
              + "): mend that, or name another place";
    };
  }

  /// With a message for people, and what was behind it.
  public PackagingException(String message, Throwable cause) {
    super(message, cause);
  }
}
