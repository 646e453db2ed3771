package dev.terrane.packaging.system;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/// Thrown when a package cannot be created. The message is for users: the problem, the place, and
/// the correction.
public final class PackagingException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// Creates an exception with a message for users.
  public PackagingException(String message) {
    super(message);
  }

  /// For a failed file operation; the message names the file and the correction.
  public static PackagingException of(IOException cause) {
    var file = cause instanceof FileSystemException known ? known.getFile() : null;
    return new PackagingException(
        file == null
            ? "cannot read or write a file: " + cause.getMessage()
            : file + " " + reason((FileSystemException) cause),
        cause);
  }

  private static String reason(FileSystemException cause) {
    return switch (cause) {
      case AccessDeniedException _ ->
          "is not accessible for this user; change its permissions or owner, or specify another"
              + " path";
      case NoSuchFileException _ -> "does not exist; create it, or specify another path";
      case FileAlreadyExistsException _ -> "already exists; remove it, or specify another path";
      case DirectoryNotEmptyException _ ->
          "is not empty; remove its content, or specify another path";
      default ->
          "cannot be read or written ("
              + Objects.requireNonNullElse(cause.getReason(), "unknown reason")
              + "); correct this, or specify another path";
    };
  }

  /// Creates an exception with a message for users and a cause.
  public PackagingException(String message, Throwable cause) {
    super(message, cause);
  }
}
