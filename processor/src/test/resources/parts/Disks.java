package parts;

import java.util.List;

/** Knows how disks were written. */
public final class Disks implements DiskModel.Upgrading {
  @Override
  public DiskModel.Stored upgrade(Disk.V0 former) {
    var size = former.size() == null ? null : Integer.valueOf(former.size());
    return new DiskModel.Stored(former.name(), size, null);
  }

  @Override
  public DiskModel.Stored upgrade(Disk.V1 former) {
    var label = former.label();
    var labels = label == null ? List.<String>of() : List.of(label.text());
    return new DiskModel.Stored(former.name(), former.size(), labels);
  }
}
