package parts;

import java.util.List;

/** Knows how disks were written. */
public final class Disks implements DiskModel.Upgrading {
  @Override
  public DiskModel.Stored upgrade(Disk.V0 prior) {
    var size = prior.size() == null ? null : Integer.valueOf(prior.size());
    return new DiskModel.Stored(prior.name(), size, null);
  }

  @Override
  public DiskModel.Stored upgrade(Disk.V1 prior) {
    var label = prior.label();
    var labels = label == null ? List.<String>of() : List.of(label.text());
    return new DiskModel.Stored(prior.name(), prior.size(), labels);
  }
}
