import { FileRefused } from '@marginalia/engine';

/** A file in an archive, as the directory at the end of the archive describes it. */
export interface ZipEntry {
  readonly name: string;
  /** 0 is stored, 8 is deflated. */
  readonly method: number;
  /** The packed bytes. */
  readonly packed: Uint8Array;
  /** The number of bytes that it claims to unpack to. */
  readonly size: number;
}

const MOST_ENTRIES = 5000;
const END = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;
const CENTRAL = 0x02014b50;
const CENTRAL_SIZE = 46;
const LOCAL = 0x04034b50;
const LOCAL_SIZE = 30;

/** The entries of an archive. Throws `FileRefused` if it is damaged, encrypted, or has too many of them. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > MOST_ENTRIES) throw new FileRefused('too-big');
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      entries.push(entryAt(view, bytes, at));
      at += CENTRAL_SIZE + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    if (overlap(entries)) throw new FileRefused('damaged');
    return entries;
  } catch (cause) {
    // A DataView throws a RangeError outside the file.
    throw cause instanceof FileRefused ? cause : new FileRefused('damaged', { cause });
  }
}

/** No program writes entries that share bytes. They would let a small archive unpack to a huge one. */
function overlap(entries: readonly ZipEntry[]): boolean {
  const packed = entries.map((entry) => entry.packed).filter(({ length }) => length > 0);
  const sorted = packed.sort((one, other) => one.byteOffset - other.byteOffset);
  return sorted.some(({ byteOffset }, at) => {
    const before = sorted[at - 1];
    return before !== undefined && before.byteOffset + before.byteLength > byteOffset;
  });
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new FileRefused('damaged');
}

function entryAt(view: DataView, bytes: Uint8Array, at: number): ZipEntry {
  if (view.getUint32(at, true) !== CENTRAL) throw new FileRefused('damaged');
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  if (isEncrypted) throw new FileRefused('protected');
  const size = view.getUint32(at + 20, true);
  const name = new TextDecoder().decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + view.getUint16(at + 28, true)));
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL) throw new FileRefused('damaged');
  const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + size > bytes.byteLength) throw new FileRefused('damaged');
  return { name, method: view.getUint16(at + 10, true), packed: bytes.subarray(start, start + size), size: view.getUint32(at + 24, true) };
}
