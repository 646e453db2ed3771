package dev.terrane.packaging;

import dev.terrane.packaging.release.PackageName;
import java.nio.file.Path;

/// A finished package.
///
/// @param name what it is called
/// @param folder its files, as a CLI has them after init
/// @param zip the same, as registries and mirrors have it
/// @param h1 the checksum that lock files have of it
public record ProviderPackage(PackageName name, Path folder, Path zip, String h1) {}
