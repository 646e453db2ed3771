package net;

import dev.terrane.provider.Timeouts;
import dev.terrane.provider.attribute.Default;
import dev.terrane.provider.attribute.Sensitive;
import dev.terrane.provider.provisioner.Provisioner;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Waits until a URL answers.
 *
 * @param url what to request
 * @param interval the time between two requests
 * @param token a bearer token
 */
@Provisioner("check-url")
@Timeouts(provision = "5m")
public record Check(
    String url, @Default("1s") Duration interval, @Sensitive @Nullable String token) {}
