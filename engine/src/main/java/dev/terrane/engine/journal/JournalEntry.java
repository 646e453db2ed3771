package dev.terrane.engine.journal;

/// An object that was created and is not known to be in a state. The hashes are HMACs with the key
/// of the user.
///
/// @param id random, unique in its file
/// @param seconds when it was created, since 1970
/// @param type the resource type
/// @param identityHash hash of provider configuration, type and identity
/// @param inputHash hash of provider configuration, type and arguments
/// @param identity the identity as JSON; empty when a part of it is sensitive
public record JournalEntry(
    String id, long seconds, String type, String identityHash, String inputHash, String identity) {}
