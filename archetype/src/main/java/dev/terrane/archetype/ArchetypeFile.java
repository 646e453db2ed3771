package dev.terrane.archetype;

/// A file of a template.
///
/// @param resource its resource, below the templates of this module
/// @param path its path in the project, which contains variables as `__name__`
/// @param packaged whether the path continues with the folders of the Java package
record ArchetypeFile(String resource, String path, boolean packaged) {}
