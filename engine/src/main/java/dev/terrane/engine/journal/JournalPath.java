package dev.terrane.engine.journal;

import java.nio.file.Path;

/// The path of a journal.
///
/// @param directory of the user, for all journals; need not exist
/// @param name of the journal in it, a file name: one for each provider, working directory and
///   workspace
/// @param user who has to own the directory, or the nearest one above that exists
public record JournalPath(Path directory, String name, String user) {}
