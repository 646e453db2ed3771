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
import dev.terrane.provider.resource.FormerShape;
import dev.terrane.provider.resource.Importing;
import dev.terrane.provider.resource.Locating;
import dev.terrane.provider.resource.Planning;
import dev.terrane.provider.resource.Predicting;
import dev.terrane.provider.resource.ResourceType;
import dev.terrane.provider.resource.StateOnly;
import dev.terrane.provider.resource.Upgrading;
import dev.terrane.provider.resource.Views;
import dev.terrane.provider.schema.Attribute;
import dev.terrane.provider.schema.ObjectMembers;
import dev.terrane.provider.schema.ObjectView;
import dev.terrane.provider.schema.Schema;
import dev.terrane.provider.schema.SchemaException;
import dev.terrane.provider.schema.SchemaKind;
import dev.terrane.provider.schema.Trait;
import dev.terrane.provider.validation.Findings;
import dev.terrane.provider.validation.PlanCall;
import dev.terrane.provider.validation.Validating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A managed resource as the engine sees it: values in, values out; the author's views stay inside.
public final class Resource implements BlockType {
  private final String typeName;
  private final LazyDeclaration<Schema> schema = new LazyDeclaration<>(this::built);
  private final LazyDeclaration<ObjectMembers> identity =
      new LazyDeclaration<>(() -> ObjectMembers.of(schema().members()).with(Trait.IDENTITY));
  private final ResourceType<Object, Object, Object, Object, StoredState, Object, Object> type;

  // One place forgets the author's types; the codecs of the same resource bring them back.
  @SuppressWarnings("unchecked")
  Resource(String typeName, ResourceType<?, ?, ?, ?, ?, ?, ?> type) {
    this.typeName = typeName;
    this.type = (ResourceType<Object, Object, Object, Object, StoredState, Object, Object>) type;
  }

  public String typeName() {
    return typeName;
  }

  @Override
  public Schema schema() {
    return schema.get();
  }

  @Override
  public boolean isDeclared() {
    return schema.isBuilt();
  }

  /// The attributes that name its objects; none for a resource without an identity.
  public ObjectMembers identity() {
    return identity.get();
  }

  private Schema built() {
    var built = method("schema").required(type.schema());
    if (!(type instanceof Predicting<?>)) {
      unpredicted(built.members())
          .ifPresent(one -> {
            throw new SchemaException(
                one.name(), "no prediction; implement Predicting in the resource");
          });
    }
    return built.expect(SchemaKind.RESOURCE);
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

  @Override
  public AuthorMethod method(String name) {
    return new AuthorMethod("resource " + typeName, type.getClass().getSimpleName(), name);
  }

  private Views<Object, Object, Object, StoredState, Object, Object> views() {
    return type.views();
  }

  /// An object as the author may see it.
  private ObjectValue seen(ObjectValue object) {
    return (ObjectValue) AuthorValues.of(schema().members(), object);
  }

  private ObjectValue written(ObjectValue config) {
    return (ObjectValue) AuthorValues.ofConfig(schema().members(), config);
  }

  @Override
  public boolean validates() {
    return type instanceof Validating<?>;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void validate(ObjectValue config, Findings findings) {
    ((Validating<Object>) type).validate(views().config().decode(written(config)), findings);
  }

  /// Whether the author shapes plans.
  public boolean plans() {
    return type instanceof Planning<?, ?, ?, ?>;
  }

  /// Lets the author shape a plan.
  public ObjectValue plan(
      PlanCall<Object> call, ObjectValue config, @Nullable ObjectValue prior, ObjectValue proposed)
      throws Exception {
    var before = prior == null ? null : views().stored().decode(seen(prior));
    var codec = views().plan();
    var offered = codec.decode(seen(proposed));
    var plan = planning().plan(call, views().config().decode(written(config)), before, offered);
    return touched(
        proposed,
        codec.encode(codec.decode(seen(proposed))),
        codec.encode(method("plan").required(plan)));
  }

  /// A view may be coarser than its value: what the author did not touch stays as it was.
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

  /// Asks the author for planned attributes, while there is a client.
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

  /// Lets the author look at the plan to destroy.
  public void planDestroy(PlanCall<Object> call, ObjectValue prior) throws Exception {
    planning().planDestroy(call, views().stored().decode(seen(prior)));
  }

  @SuppressWarnings("unchecked")
  private Planning<Object, Object, StoredState, Object> planning() {
    return (Planning<Object, Object, StoredState, Object>) type;
  }

  /// Creates; gives the author's view of the state, to be written by [#state].
  public Object create(ApplyCall<Object> call, ObjectValue input) throws Exception {
    return type.create(call, views().input().decode(seen(input)));
  }

  /// Updates; gives the author's view of the state, to be written by [#state].
  public Object update(ApplyCall<Object> call, ObjectValue prior, ObjectValue input)
      throws Exception {
    var before = views().stored().decode(seen(prior));
    return type.update(call, before, views().input().decode(seen(input)));
  }

  /// Writes what create or update gave.
  public ObjectValue state(@Nullable Object state, AuthorMethod method) {
    return views().state().encode(method.required(state));
  }

  /// Whether it exists in the state alone.
  public boolean isStateOnly() {
    return type instanceof StateOnly;
  }

  /// Reads; null for what is gone.
  public CtyValue read(Call<Object> call, ObjectValue prior) throws Exception {
    var found = type.read(call, views().stored().decode(seen(prior)));
    return method("read").required(found).isPresent()
        ? views().state().encode(found.get())
        : CtyValue.nullOf(schema().type());
  }

  /// Whether a state holds all that the author's view of what is needs; reading it is author code.
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

  /// Writes what a checkpoint saves.
  ///
  /// @throws IllegalArgumentException for the stored view of another resource
  public ObjectValue checkpoint(StoredState state) {
    try {
      return views().stored().encode(state);
    } catch (ClassCastException e) {
      throw new IllegalArgumentException(
          "checkpoint(...) requires the stored view of "
              + typeName
              + ", not "
              + state.getClass().getSimpleName(),
          e);
    }
  }

  /// The former shape that a version of the schema wrote; empty when the author has none.
  ///
  /// @throws Failure for shapes that contradict each other
  public Optional<FormerShape<StoredState>> former(long version) {
    if (!(type instanceof Upgrading<?>)) {
      return Optional.empty();
    }
    var found = new ArrayList<FormerShape<StoredState>>();
    for (var former : formers()) {
      if (former.version() >= schema().version()) {
        throw misnumbered("a shape of version " + former.version() + ", which is not former");
      }
      if (former.version() == version) {
        found.add(former);
      }
    }
    if (found.size() > 1) {
      throw misnumbered("two shapes of version " + version);
    }
    return found.stream().findFirst();
  }

  @SuppressWarnings("unchecked")
  private List<FormerShape<StoredState>> formers() {
    return method("formers").required(((Upgrading<StoredState>) type).formers());
  }

  private Failure misnumbered(String what) {
    return new Failure(
        "Invalid former shapes of " + typeName,
        method("formers") + " has " + what + ". This is a bug in the provider.");
  }

  /// Lets the author upgrade a state of a former shape.
  public ObjectValue upgrade(FormerShape<StoredState> former, ObjectValue state) {
    var seen = (ObjectValue) AuthorValues.of(former.schema().members(), state);
    return views().stored().encode(method("upgrade").required(former.upgrade(seen)));
  }

  /// Whether the author turns import ids into something else than the identity's own spelling.
  public boolean importsItself() {
    return type instanceof Importing<?, ?> || type instanceof Locating<?, ?>;
  }

  /// Lets the author find what an import id means: the first state, or empty.
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
