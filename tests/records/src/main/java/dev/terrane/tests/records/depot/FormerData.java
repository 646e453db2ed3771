package dev.terrane.tests.records.depot;

import dev.terrane.provider.resource.Former;

/**
 * An object of the CLI's own provider.
 *
 * @param id its id
 */
@Former(
    version = Former.ANY_VERSION,
    type = "terraform_data",
    provider = "terraform.io/builtin/terraform")
record FormerData(String id) {}
