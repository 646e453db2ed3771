package dev.terrane.tests.kinds;

import dev.terrane.provider.resource.Former;

/**
 * An object of the CLI's own provider, which becomes a note by a move.
 *
 * @param id the file
 */
@Former(
    version = Former.ANY_VERSION,
    type = "terraform_data",
    provider = "terraform.io/builtin/terraform")
record FormerData(String id) {}
