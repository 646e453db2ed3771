package dev.terrane.packaging;

import dev.terrane.packaging.system.ProcessRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// The shell script that stands in the launcher's place where an author wants no native program. It
/// becomes the JVM of the package, so a CLI that kills it leaves nothing behind.
///
/// @param runtime the folder of the image
/// @param options the JVM's options; here and in `runtime`, `${package}` stands for the folder of
///   the script
record StartScript(String runtime, List<String> options) {
  private static final String HERE = "\"$here\"";

  private static final String TEXT =
      """
      #!/bin/sh
      # Starts the provider: terraform runs this file. TERRANE_JAVA_OPTIONS holds more options for Java.

      # A Ctrl-C reaches the whole terminal. The CLI alone decides what stops then.
      [ "${1-}" = reattach ] || trap '' INT

      # A CLI quotes the first line of standard output when that is no handshake.
      cannot_start() {
        printf 'This provider cannot start: %s\\n' "$(printf '%s' "$1" | tr '|\\n\\r\\t' '/   ')"
        exit 1
      }

      # Variables of other Java programs would change this one.
      unset @FOREIGN@

      case $0 in
        */*) self=$0 ;;
        *) self=./$0 ;;
      esac
      while [ -L "$self" ]; do
        target=$(readlink "$self")
        case $target in
          /*) self=$target ;;
          *) self=${self%/*}/$target ;;
        esac
      done
      here=$(CDPATH='' cd -P "${self%/*}" && pwd) || exit 1
      if ! [ -x @JAVA@ ]; then
        cannot_start "the package in $here is incomplete: install it again"
      fi
      for loader in /lib64/ld-linux-x86-64.so.2 /lib/ld-linux-aarch64.so.1; do
        [ -e "$loader" ] && break
      done
      if ! [ -e "$loader" ] && [ "$(uname -s)" = Linux ]; then
        cannot_start "the Java runtime of the package needs glibc, and this system has another C library, as Alpine Linux does: use an image with glibc"
      fi

      # Standard output belongs to the handshake. What comes last counts, whatever else is logged.
      exec @JAVA@ @OPTIONS@ \\
        ${TERRANE_JAVA_OPTIONS-} -XX:+DisplayVMOutputToStderr -Xlog:all=off:stdout \\
        -Xlog:jfr+startup=error:stderr -m @MAIN@ "$@"
      """;

  void write(Path file) throws IOException {
    var flags = options.stream().map(StartScript::option).collect(Collectors.joining(" "));
    var text =
        TEXT.replace("@FOREIGN@", String.join(" ", ProcessRunner.FOREIGN_VARIABLES))
            .replace("@JAVA@", option(runtime + "/runtime/bin/java"))
            .replace("@OPTIONS@", flags)
            .replace("@MAIN@", LaunchFile.MAIN);
    Files.writeString(file, text);
    PackageFolder.makeExecutable(file);
  }

  private static String option(String option) {
    return quoted(option).replace("${package}", "'" + HERE + "'");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
