package dev.terrane.testkit.faults;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;

/// An open file whose reads and writes are calls.
record ObservedChannel(ObservedFiles files, Path path, SeekableByteChannel channel)
    implements SeekableByteChannel {
  @Override
  public int read(ByteBuffer target) throws IOException {
    return files.call("read", path, () -> channel.read(target));
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    return files.call("write", path, () -> channel.write(source));
  }

  @Override
  public long position() throws IOException {
    return channel.position();
  }

  @Override
  public SeekableByteChannel position(long position) throws IOException {
    channel.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return channel.size();
  }

  @Override
  public SeekableByteChannel truncate(long size) throws IOException {
    files.call("truncate", path, () -> channel.truncate(size));
    return this;
  }

  @Override
  public boolean isOpen() {
    return channel.isOpen();
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
