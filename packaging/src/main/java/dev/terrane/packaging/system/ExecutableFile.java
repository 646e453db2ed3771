package dev.terrane.packaging.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Reads the platform of a native program from its header.
public final class ExecutableFile {
  private static final int HEAD = 4096;

  private static final int ELF = 0x464c457f;
  private static final int MACH_O = 0xfeedfacf;
  private static final int PE = 0x00004550;

  /// The offset of the pointer to the header in a program for Windows; a header for DOS precedes
  /// it.
  private static final int DOS_LINK = 0x3c;

  private static final short DOS = 0x5a4d;

  private ExecutableFile() {}

  /// The platform of a program; empty if the file does not exist, or is not a program for a
  /// supported platform.
  public static Optional<Platform> platform(Path file) {
    if (!Files.isRegularFile(file)) {
      return Optional.empty();
    }
    try (var in = Files.newInputStream(file)) {
      return platform(ByteBuffer.wrap(in.readNBytes(HEAD)).order(ByteOrder.LITTLE_ENDIAN));
    } catch (IndexOutOfBoundsException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Platform> platform(ByteBuffer head) {
    var start = head.getShort(0) == DOS ? head.getInt(DOS_LINK) : 0;
    return switch (head.getInt(start)) {
      case ELF -> elf(head.getShort(start + 18)).map(arch -> new Platform("linux", arch));
      case MACH_O -> machO(head.getInt(start + 4)).map(arch -> new Platform("darwin", arch));
      case PE -> pe(head.getShort(start + 4)).map(arch -> new Platform("windows", arch));
      default -> Optional.empty();
    };
  }

  private static Optional<String> elf(short machine) {
    return processor(machine, 62, 183);
  }

  private static Optional<String> machO(int machine) {
    return processor(machine, 0x01000007, 0x0100000c);
  }

  private static Optional<String> pe(short machine) {
    return processor(Short.toUnsignedInt(machine), 0x8664, 0xaa64);
  }

  private static Optional<String> processor(int machine, int amd64, int arm64) {
    if (machine == amd64) {
      return Optional.of("amd64");
    }
    return machine == arm64 ? Optional.of("arm64") : Optional.empty();
  }
}
