package dev.terrane.tests.docs.parts;

import dev.terrane.provider.ProviderConfig;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import jakarta.validation.constraints.Pattern;

/**
 * Firewalls of a cloud.
 *
 * @param endpoint URL of the API
 * @param token API token; defaults to the environment variable CLOUD_TOKEN
 */
@ProviderConfig(value = "cloud", meta = ModuleInfo.class)
public record CloudConfig(
    @Default("https://cloud.example") @Pattern(regexp = "https://.+") String endpoint,
    @Sensitive @Default(env = "CLOUD_TOKEN") String token) {}
