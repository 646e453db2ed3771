package dev.terrane.engine.plan;

import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.provider.Failure;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.Trait;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The predictions of one plan or one apply. Each is requested once, although a plan is computed in
/// several steps, because a prediction may call the remote side.
public final class Predictions {
  private final Predictor predictor;
  private final Map<PredictionKey, Optional<CtyValue>> answers = new HashMap<>();

  private record PredictionKey(String attribute, ObjectValue sources) {}

  private Predictions(Predictor predictor) {
    this.predictor = predictor;
  }

  /// Predictions by an author.
  public static Predictions by(Predictor predictor) {
    return new Predictions(predictor);
  }

  /// No predictions at all.
  static Predictions none() {
    return new Predictions((_, _) -> Optional.empty());
  }

  /// Returns the prediction; empty if there is none.
  Optional<CtyValue> of(Attribute<?> attribute, ObjectValue sources) {
    var question = new PredictionKey(attribute.name(), sources);
    var known = answers.get(question);
    if (known == null) {
      known = asked(attribute, sources).filter(CtyValue::isWhollyKnown);
      answers.put(question, known);
    }
    return known;
  }

  /// Whether a value was predicted, and not set by the author's plan.
  boolean made(Attribute<?> attribute, CtyValue value) {
    return answers.entrySet().stream()
        .filter(answer -> answer.getKey().attribute().equals(attribute.name()))
        .anyMatch(answer -> answer.getValue().filter(value::equals).isPresent());
  }

  // Any exception of the author becomes a failure with the attribute's name.
  @SuppressWarnings("IllegalCatch")
  private Optional<CtyValue> asked(Attribute<?> attribute, ObjectValue sources) {
    try {
      var predicted = predictor.predict(attribute, sources);
      if (predicted.filter(CtyValue::isNull).isPresent() && !attribute.is(Trait.NULLABLE)) {
        throw new IllegalStateException(
            "the value is null, but the attribute is not @Nullable (handle: nullable(); a view"
                + " without it"
                + " leaves it open)");
      }
      return predicted;
    } catch (Failure e) {
      throw e;
    } catch (Exception | StackOverflowError e) {
      throw Dependencies.failure("predict", attribute, e);
    }
  }
}
