import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import * as words from './words.en.ts';

/** A file in an archive, as the archive's directory describes it. */
export type ZipEntry = {
  name: string;
  method: number;
  packed: Uint8Array<ArrayBuffer>;
  isEncrypted: boolean;
};

const mostEntries = 2000;
const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endBytes = 22;
const longestComment = 65_535;

/**
 * Returns the entries of an archive, from the directory at its end.
 *
 * @throws FileFault
 */
export function entriesOf(bytes: Uint8Array): ZipEntry[] {
  // A copy has a buffer of its own, of which entries can be slices.
  const own = new Uint8Array(bytes);
  const view = new DataView(own.buffer);
  try {
    const end = endOf(view);
    const count = view.getUint16(end + 10, true);
    if (count > mostEntries) throw new FileFault(words.tooLarge);
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let n = 0; n < count; n++) {
      entries.push(entryAt(own, view, at));
      at += 46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
    }
    return entries;
  } catch (error) {
    // What lies outside of the file ends with a RangeError.
    throw error instanceof FileFault ? error : new FileFault(words.damaged, { cause: error });
  }
}

/** Returns where the archive's end is described; a comment may follow. */
function endOf(view: DataView): number {
  const last = view.byteLength - endBytes;
  for (let at = last; at >= last - longestComment; at--) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw new FileFault(words.damaged);
}

function entryAt(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): ZipEntry {
  if (view.getUint32(at, true) !== entryMark) throw new FileFault(words.damaged);
  const nameLength = view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packedBytes = view.getUint32(at + 20, true);
  if (start + packedBytes > bytes.length) throw new FileFault(words.damaged);
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + packedBytes),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
  };
}
