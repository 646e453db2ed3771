package dev.terrane.engine.resource;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyPath;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.cty.codec.MessagePack;
import dev.terrane.engine.DynamicValue;
import dev.terrane.engine.DynamicValues;
import dev.terrane.engine.part.AuthorMethod;
import dev.terrane.engine.part.Resource;
import dev.terrane.engine.plan.DependentValues;
import dev.terrane.engine.plan.FrameworkChange;
import dev.terrane.engine.plan.Predictions;
import dev.terrane.engine.plan.ResultCompletion;
import dev.terrane.engine.rules.ApplyRules;
import dev.terrane.engine.rules.Blocks;
import dev.terrane.engine.rules.WriteOnlyValues;
import dev.terrane.engine.session.AuthorCall;
import dev.terrane.engine.session.Deadline;
import dev.terrane.engine.session.Diagnostics;
import dev.terrane.engine.session.MetaBlock;
import dev.terrane.engine.session.Session;
import dev.terrane.engine.session.StoredPrivateState;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.OperationTimeouts.Operation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Creates or updates an object, and returns the state to store: the result, else the last
/// checkpoint, else the prior state.
final class CreateOrUpdate {
  private static final String MAY_EXIST =
      "\n\nThe provider was interrupted before it saved a checkpoint, so the state does not"
          + " contain the object. The object may exist on the remote side: check there before"
          + " the next apply.";

  private final Session session;
  private final Resource resource;
  private final List<Attribute<?>> members;
  private final Diagnostics diagnostics;
  private final StoredPrivateState kept;
  private final MetaBlock meta;
  private Optional<CreatedObject> object = Optional.empty();
  private volatile boolean returned;

  CreateOrUpdate(
      Session session,
      Resource resource,
      StoredPrivateState kept,
      MetaBlock meta,
      Diagnostics diagnostics) {
    this.session = session;
    this.resource = resource;
    this.members = resource.schema().members();
    this.diagnostics = diagnostics;
    this.kept = kept;
    this.meta = meta;
  }

  /// A state to store.
  ///
  /// @param encoded its encoding, if it exists already
  record NewState(CtyValue value, Optional<DynamicValue> encoded) {
    NewState(CtyValue value) {
      this(value, Optional.empty());
    }
  }

  /// Calls the author's method, and returns the state to store.
  NewState run(CtyValue prior, ObjectValue planned, ObjectValue config) {
    session.secrets().learn(members, config);
    var creates = !(prior instanceof ObjectValue);
    var method = method(creates ? "create" : "update", prior);
    if (isFrameworkChange(prior, planned, config)) {
      return new NewState(storable(finished(planned, planned, method)));
    }
    return creates ? created(prior, planned, config) : updated(prior, planned, config);
  }

  private NewState created(CtyValue nothing, ObjectValue planned, ObjectValue config) {
    var created = CreatedObject.of(session, resource, config);
    object = Optional.of(created);
    var state = written(nothing, planned, config, resource.method("create"));
    MissingIdentity.in(state.value(), resource)
        .ifPresent(missing -> missing.ofNewObject(diagnostics));
    created.answered(state.value());
    return state;
  }

  private NewState updated(CtyValue prior, ObjectValue planned, ObjectValue config) {
    var missing = MissingIdentity.in(prior, resource);
    if (missing.isPresent()) {
      diagnostics.add(missing.get().not("update"));
      return new NewState(prior);
    }
    return written(prior, planned, config, method("update", prior));
  }

  private AuthorMethod method(String name, CtyValue prior) {
    return new DisplayName(resource, session.secrets()).method(name, prior);
  }

  private NewState written(
      CtyValue prior, ObjectValue planned, ObjectValue config, AuthorMethod method) {
    return input(prior, planned, config)
        .map(input -> done(prior, planned, input, method))
        .orElseGet(() -> new NewState(prior));
  }

  /// The author's method is not called for a framework change.
  private boolean isFrameworkChange(CtyValue prior, ObjectValue planned, ObjectValue config) {
    return FrameworkChange.isAllThatDiffers(members, prior, planned)
        && !WriteOnlyValues.isRaised(members, prior, planned, config);
  }

  /// The input of the method: the plan, with write-only values and with values that are known by
  /// now.
  private Optional<ObjectValue> input(CtyValue prior, ObjectValue planned, ObjectValue config) {
    var predictions = Predictions.by(resource.predictor(session.client().present()));
    var complete = WriteOnlyValues.restored(members, prior, planned, config);
    return session
        .guard(method("predict", prior), diagnostics)
        .call(() -> (ObjectValue) DependentValues.predicted(members, complete, predictions));
  }

  private NewState done(
      CtyValue prior, ObjectValue planned, ObjectValue input, AuthorMethod method) {
    var operation = prior.isKnown() ? Operation.UPDATE : Operation.CREATE;
    var deadline = Deadline.of(resource.schema(), operation, planned);
    var call = AuthorCall.writing(session, diagnostics, kept, deadline, resource).with(meta);
    call.whenSaved(this::exists);
    var guard = session.guard(method, diagnostics).within(deadline).withCheckpoints();
    var made = guard.call(() -> made(author(call, prior, input), method));
    if (made.isEmpty() && !prior.isKnown() && guard.interrupted() && call.saved().isEmpty()) {
      diagnostics.amend(CtyPath.ROOT, MAY_EXIST);
    }
    return made.map(state -> checked(planned, state, method))
        .or(() -> call.saved().map(state -> sendable(saved(prior, planned, state), planned)))
        .orElseGet(() -> new NewState(left(prior, planned)));
  }

  /// Encodes the author's result. The object exists, even after the deadline.
  private ObjectValue made(@Nullable Object given, AuthorMethod method) {
    var state = resource.state(given, method);
    session.secrets().learn(members, state);
    // The author's method has ended: a late interrupt must not reach the journal.
    Thread.interrupted();
    exists(state);
    return state;
  }

  private void exists(CtyValue state) {
    object.ifPresent(one -> one.exists(state));
  }

  private @Nullable Object author(AuthorCall call, CtyValue prior, ObjectValue input)
      throws Exception {
    var state =
        prior instanceof ObjectValue before
            ? resource.update(call, before, input)
            : resource.create(call, input);
    returned = true;
    return state;
  }

  /// Reports violations, and stores the state in spite of them, because the object exists.
  private NewState checked(ObjectValue planned, CtyValue state, AuthorMethod method) {
    var actual = finished(planned, WriteOnlyValues.removed(members, state), method);
    new SelfCheck(resource, method, diagnostics).applied(planned, actual);
    return sendable(named(planned, storable(actual)), planned);
  }

  /// Completes the author's result; unchanged if a formula fails.
  private CtyValue finished(ObjectValue planned, CtyValue given, AuthorMethod method) {
    return session
        .guard(method, diagnostics)
        .call(() -> ResultCompletion.of(members, planned, given))
        .orElse(given);
  }

  private CtyValue saved(CtyValue prior, ObjectValue planned, ObjectValue given) {
    var reference = prior.isKnown() ? prior : planned;
    return named(reference, storable(ResultCompletion.saved(members, reference, given)));
  }

  /// Adds identity attributes that the result lacks and the reference contains.
  private CtyValue named(CtyValue reference, CtyValue state) {
    return ResourceIdentity.of(resource).completed(state, reference);
  }

  /// The state to store without a checkpoint and without a usable result. A method that has
  /// completed has most likely made the planned changes.
  private CtyValue left(CtyValue prior, ObjectValue planned) {
    return returned ? storable(planned) : prior;
  }

  private CtyValue storable(CtyValue state) {
    return Blocks.completed(
        members, ApplyRules.unknownsRemoved(WriteOnlyValues.removed(members, state)));
  }

  /// Encodes a state without the members that cannot be encoded, so that the others are not lost.
  private NewState sendable(CtyValue state, ObjectValue planned) {
    var hadErrors = diagnostics.hasErrors();
    try {
      return new NewState(state, Optional.of(DynamicValue.of(state, resource.schema().type())));
    } catch (CtyException e) {
      if (!hadErrors) {
        diagnostics.add(DynamicValues.notEncodable(e));
      }
    }
    var values = new LinkedHashMap<String, CtyValue>();
    for (var member : members) {
      values.put(member.name(), sendable(member, state, storable(planned)));
    }
    return new NewState(CtyValue.object(values));
  }

  private static CtyValue sendable(Attribute<?> member, CtyValue state, CtyValue planned) {
    var given = state instanceof ObjectValue object ? object.attributes().get(member.name()) : null;
    try {
      if (given != null) {
        MessagePack.encode(given, member.ctyType());
        return given;
      }
    } catch (CtyException _) {
      // The error is reported already, for the whole state.
    }
    return ((ObjectValue) planned).get(member.name());
  }
}
