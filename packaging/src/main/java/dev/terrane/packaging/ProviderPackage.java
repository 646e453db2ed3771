package dev.terrane.packaging;

import dev.terrane.packaging.release.PackageName;
import java.nio.file.Path;

/// A finished package.
///
/// @param name its name
/// @param folder its files, as after `init`
/// @param zip the zip file for registries and mirrors
/// @param h1 its checksum in lock files
public record ProviderPackage(PackageName name, Path folder, Path zip, String h1) {}
