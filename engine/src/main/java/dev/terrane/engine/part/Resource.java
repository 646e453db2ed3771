package dev.terrane.engine.part;

import dev.terrane.cty.CtyException;
import dev.terrane.cty.CtyValue;
import dev.terrane.cty.CtyValue.ObjectValue;
import dev.terrane.engine.plan.AuthorValues;
import dev.terrane.engine.plan.Predictor;
import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.provider.Failure;
import dev.terrane.provider.StoredState;
import dev.terrane.provider.resource.Importing;
import dev.terrane.provider.resource.Locating;
import dev.terrane.provider.resource.MoveCall;
import dev.terrane.provider.resource.Moving;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.resource.Predicting;
import dev.terrane.provider.resource.ResourceType;
import dev.terrane.provider.resource.StateMover;
import dev.terrane.provider.resource.StateOnly;
import dev.terrane.provider.resource.StateUpgrader;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.resource.Views;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.schema.Trait;
import dev.terrane.provider.validation.PlanCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Calls the methods of a managed resource with values instead of views.
public final class Resource extends BlockType {
  private final LazyDeclaration<ObjectMembers> identity =
      new LazyDeclaration<>(() -> ObjectMembers.of(schema().members()).with(Trait.IDENTITY));
  private final ResourceType<Object, Object, Object, Object, StoredState, Object, Object> type;

  // The author's types are erased here; the codecs of the same resource restore them.
  @SuppressWarnings("unchecked")
  Resource(String typeName, ResourceType<?, ?, ?, ?, ?, ?, ?> type) {
    super(
        SchemaKind.RESOURCE,
        "resource",
        typeName,
        new AuthorType(type, type::schema, () -> type.views().config()));
    this.type = (ResourceType<Object, Object, Object, Object, StoredState, Object, Object>) type;
  }

  /// The identity attributes; none for a resource without an identity.
  public ObjectMembers identity() {
    return identity.get();
  }

  @Override
  void check(Schema built) {
    if (!(type instanceof Predicting<?>)) {
      unpredicted(built.members())
          .ifPresent(one -> {
            throw new SchemaException(
                one.name(),
                "a planned attribute requires a prediction; implement Predicting in the resource");
          });
    }
  }

  private static Optional<Attribute<?>> unpredicted(List<Attribute<?>> members) {
    return members.stream()
        .<Attribute<?>>mapMulti((member, found) -> {
          if (member.is(Trait.PLANNED)) {
            found.accept(member);
          }
          member.nested().flatMap(shape -> unpredicted(shape.members())).ifPresent(found);
        })
        .findFirst();
  }

  private Views<Object, Object, Object, StoredState, Object, Object> views() {
    return type.views();
  }

  /// Whether the resource implements `Planning`.
  public boolean plans() {
    return type instanceof Planning<?, ?, ?, ?>;
  }

  /// Calls the author's `plan`, and returns the changed plan.
  public ObjectValue plan(
      PlanCall<Object> call, ObjectValue config, @Nullable ObjectValue prior, ObjectValue proposed)
      throws Exception {
    var before = prior == null ? null : views().stored().decode(seen(prior));
    var codec = views().plan();
    var offered = codec.decode(seen(proposed));
    var plan = planning().plan(call, configView(config), before, offered);
    return touched(
        proposed,
        codec.encode(codec.decode(seen(proposed))),
        codec.encode(method("plan").required(plan)));
  }

  /// Keeps the values that the author has not changed, because a view may lose details of a value.
  private static ObjectValue touched(
      ObjectValue proposed, ObjectValue untouched, ObjectValue planned) {
    var result = proposed;
    for (var member : planned.attributes().entrySet()) {
      if (!member.getValue().equals(untouched.get(member.getKey()))) {
        result = result.with(member.getKey(), member.getValue());
      }
    }
    return result;
  }

  /// Returns the predictor of planned attributes, which requires a client.
  public Predictor predictor(Optional<Object> present) {
    return (attribute, sources) -> {
      if (present.isEmpty() || !(type instanceof Predicting<?>)) {
        return Optional.empty();
      }
      ObjectView predicted =
          method("predict")
              .required(predicting().predict(present.get(), attribute, ObjectView.of(sources)));
      return attribute.rules().in(predicted);
    };
  }

  @SuppressWarnings("unchecked")
  private Predicting<Object> predicting() {
    return (Predicting<Object>) type;
  }

  /// Calls the author's method for a plan to destroy.
  public void planDestroy(PlanCall<Object> call, ObjectValue prior) throws Exception {
    planning().planDestroy(call, views().stored().decode(seen(prior)));
  }

  @SuppressWarnings("unchecked")
  private Planning<Object, Object, StoredState, Object> planning() {
    return (Planning<Object, Object, StoredState, Object>) type;
  }

  /// Creates an object. Returns the author's view of the state, which [#state] encodes.
  public Object create(ApplyCall<Object> call, ObjectValue input) throws Exception {
    return type.create(call, views().input().decode(seen(input)));
  }

  /// Updates an object. Returns the author's view of the state, which [#state] encodes.
  public Object update(ApplyCall<Object> call, ObjectValue prior, ObjectValue input)
      throws Exception {
    var before = views().stored().decode(seen(prior));
    return type.update(call, before, views().input().decode(seen(input)));
  }

  /// Encodes the result of create or update.
  public ObjectValue state(@Nullable Object state, AuthorMethod method) {
    return views().state().encode(method.required(state));
  }

  /// Whether the resource exists in the state only.
  public boolean isStateOnly() {
    return type instanceof StateOnly;
  }

  /// Reads an object; null if it no longer exists.
  public CtyValue read(Call<Object> call, ObjectValue prior) throws Exception {
    var found = type.read(call, views().stored().decode(seen(prior)));
    return method("read").required(found).isPresent()
        ? views().state().encode(found.get())
        : CtyValue.nullOf(schema().type());
  }

  /// Whether a state can be decoded to the complete view `State`. Decoding may call author code.
  public boolean isComplete(ObjectValue prior) {
    try {
      views().state().decode(seen(prior));
      return true;
    } catch (Failure | CtyException e) {
      return false;
    }
  }

  public void delete(Call<Object> call, ObjectValue prior) throws Exception {
    type.delete(call, views().stored().decode(seen(prior)));
  }

  /// Encodes the state of a checkpoint.
  ///
  /// @throws IllegalArgumentException for the stored view of another resource
  public ObjectValue checkpoint(StoredState state) {
    try {
      return views().stored().encode(state);
    } catch (ClassCastException e) {
      throw new IllegalArgumentException(
          "checkpoint(...) requires the stored view of "
              + typeName()
              + ", not "
              + state.getClass().getSimpleName(),
          e);
    }
  }

  /// The state upgrader of a prior schema version; empty if the resource has none.
  ///
  /// @throws Failure if two state upgraders have the same version
  public Optional<StateUpgrader<StoredState>> stateUpgrader(long version) {
    if (!(type instanceof Upgrading<?>)) {
      return Optional.empty();
    }
    var found = new ArrayList<StateUpgrader<StoredState>>();
    for (var upgrader : stateUpgraders()) {
      if (upgrader.version() >= schema().version()) {
        throw misnumbered(
            "a state upgrader of version " + upgrader.version() + ", which is not a prior version");
      }
      if (upgrader.version() == version) {
        found.add(upgrader);
      }
    }
    if (found.size() > 1) {
      throw misnumbered("two state upgraders of version " + version);
    }
    return found.stream().findFirst();
  }

  /// The state upgraders of a resource that has them.
  @SuppressWarnings("unchecked")
  public List<StateUpgrader<StoredState>> stateUpgraders() {
    return method("stateUpgraders").required(((Upgrading<StoredState>) type).stateUpgraders());
  }

  private Failure misnumbered(String what) {
    return new Failure(
        "Invalid state upgraders of " + typeName(),
        method("stateUpgraders") + " has " + what + ". This is a bug in the provider.");
  }

  /// Upgrades a state of a prior schema version.
  ///
  /// @param json the state as it was stored
  public ObjectValue upgrade(StateUpgrader<StoredState> upgrader, String json, ObjectValue state) {
    var seen = (ObjectValue) AuthorValues.of(upgrader.schema().members(), state);
    return views().stored().encode(method("upgrade").required(upgrader.upgrade(json, seen)));
  }

  /// The state movers; none if the resource has none.
  ///
  /// @param provider the name of the provider
  /// @throws Failure if two state movers have the same source
  @SuppressWarnings("unchecked")
  public StateMovers stateMovers(String provider) {
    var method = method("stateMovers");
    var movers =
        type instanceof Moving<?>
            ? method.required(((Moving<StoredState>) type).stateMovers())
            : List.<StateMover<StoredState>>of();
    return new StateMovers(method, movers, provider);
  }

  /// Moves a state of another resource type.
  public ObjectValue move(StateMover<StoredState> mover, MoveCall call, ObjectValue state) {
    var seen = (ObjectValue) AuthorValues.of(mover.schema().members(), state);
    return views().stored().encode(method("move").required(mover.move(call, seen)));
  }

  /// Whether the author's code interprets import ids, instead of the import template.
  public boolean importsItself() {
    return type instanceof Importing<?, ?> || type instanceof Locating<?, ?>;
  }

  /// Calls the author's method that returns the first state of an import id, or empty.
  @SuppressWarnings("unchecked")
  public Optional<ObjectValue> locate(Call<Object> call, String id) throws Exception {
    if (type instanceof Importing<?, ?>) {
      var importing = (Importing<Object, StoredState>) type;
      return method("importState")
          .required(importing.importState(call, id))
          .map(views().stored()::encode);
    }
    var locating = (Locating<Object, Object>) type;
    return method("locate").required(locating.locate(call, id)).map(views().id()::encode);
  }
}
