package dev.terrane.tests.records.rows;

import dev.terrane.provider.ManagedResource;
import dev.terrane.provider.attribute.CaseInsensitive;
import dev.terrane.provider.attribute.Identity;
import dev.terrane.provider.attribute.Json;
import dev.terrane.provider.attribute.NullIsNotEmpty;
import dev.terrane.provider.attribute.SameWhen;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NegativeOrZero;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Components with checks, and components with equivalent texts.
 *
 * @param name letters
 * @param size from 1 to 9
 * @param share between 0 and 1
 * @param loss not positive
 * @param gain positive, with two digits after the point
 * @param words some words that say something
 * @param policy JSON
 * @param host in any case
 * @param path with or without a slash at its end
 * @param aliases each in any case
 * @param rules JSON, by name
 * @param tags an empty list is no list
 * @param exact an empty list is an empty list
 */
@ManagedResource("checked")
public record Checked(
    @Identity @Pattern(regexp = "[a-z]+") @Size(max = 8) String name,
    @Min(1) @Max(9) @Nullable Integer size,
    @DecimalMin("0") @DecimalMax(value = "1", inclusive = false) @Nullable BigDecimal share,
    @NegativeOrZero @Nullable Long loss,
    @Positive @Digits(integer = 3, fraction = 2) @Nullable BigDecimal gain,
    @NotEmpty @Nullable List<@NotBlank String> words,
    @Json @Nullable String policy,
    @CaseInsensitive @Nullable String host,
    @SameWhen(Slashes.class) @Nullable String path,
    @Nullable Set<@CaseInsensitive String> aliases,
    @Nullable Map<String, @Json String> rules,
    @Nullable List<String> tags,
    @NullIsNotEmpty @Nullable List<String> exact) {}
