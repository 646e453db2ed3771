package dev.terrane.tests.records.s3;

import dev.terrane.provider.ApplyCall;
import dev.terrane.provider.Call;
import dev.terrane.tests.records.s3.BucketModel.Id;
import dev.terrane.tests.records.s3.BucketModel.Input;
import dev.terrane.tests.records.s3.BucketModel.Stored;
import java.util.Optional;

/** Writes whole buckets and returns the cloud's result. */
final class BucketResource implements BucketModel.Resource<Aws>, Tagging {
  @Override
  public Bucket create(ApplyCall<Aws> call, Input in) {
    call.client().put(in);
    return in.toStateFrom(call.client().head(in.bucket()).orElseThrow());
  }

  @Override
  public Bucket update(ApplyCall<Aws> call, Stored before, Input in) {
    return create(call, in);
  }

  @Override
  public Optional<Bucket> find(Call<Aws> call, Id id) {
    return call.client().head(id.bucket());
  }

  @Override
  public void delete(Call<Aws> call, Stored last) {
    call.client().delete(last.bucket(), Boolean.TRUE.equals(last.forceDestroy()));
  }
}
