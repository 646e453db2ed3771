package dev.terrane.tests.records.store;

import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.statestore.StateStore;
import jakarta.validation.constraints.Size;

/**
 * Stores states as files of a folder.
 *
 * @param name the name of the folder
 * @param suffix the end of the names of the files
 * @param token is required; the message of a full folder contains it
 */
@StateStore("folder")
public record Folder(
    @Size(min = 1, max = 20) String name,
    @Default(".tfstate") String suffix,
    @Default(env = "STORE_TOKEN") @Sensitive String token) {}
