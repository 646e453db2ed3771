package dev.terrane.engine;

/** The user has interrupted Terraform: running calls come to an end. */
public final class StopProvider {
  private StopProvider() {}

  /** What Terraform asks. */
  public record Request() {}

  /** What the provider answers. */
  public record Response(String error) {}
}
