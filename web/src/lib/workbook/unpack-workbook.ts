import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import * as words from './words.en.ts';

/** What a workbook may hold when it is unpacked: the longest menu takes a tenth of it. */
const mostUnpackedBytes = 40_000_000;
const mostEntries = 2000;

const tooLarge = new FileFault(words.tooLarge);
const damaged = new FileFault(words.damaged);
const locked = new FileFault(words.locked);

/** Whether the bytes begin like a workbook, in the format of today or in an older one. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isZip(bytes) || isOldOrLocked(bytes);
}

function isZip(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0x50, 0x4b, 3, 4]);
}

/** Old workbooks, and new ones with a password, are a file system of their own. */
function isOldOrLocked(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

type Entry = { name: string; method: number; packed: Uint8Array; size: number };

/**
 * Unpacks the parts of a workbook that have text. What an entry says of its size is held against what
 * it unpacks to, so that a small file cannot become a huge one.
 *
 * @throws FileFault
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  if (isOldOrLocked(bytes)) throw locked;
  const entries = entriesOf(bytes).filter(({ name }) => /\.(?:xml|rels)$/.test(name));
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > mostUnpackedBytes) throw tooLarge;
  const unpacked = await Promise.all(
    entries.map(async (entry) => [entry.name, await unpack(entry)] as const),
  );
  return Object.fromEntries(unpacked);
}

async function unpack({ method, packed, size }: Entry): Promise<Uint8Array> {
  if (method === 0) return packed;
  if (method !== 8) throw damaged;
  const stream = new Blob([packed.slice()]).stream();
  const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const content = new Uint8Array(size);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > size) throw tooLarge;
      content.set(part.value, length);
      length += part.value.length;
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof FileFault ? error : damaged;
  }
  if (length !== size) throw damaged;
  return content;
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endBytes = 22;
const longestComment = 65_535;

/** The entries of the archive, from the directory at its end. */
function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = bytes.length - endBytes;
    while (view.getUint32(end, true) !== endMark) {
      end -= 1;
      if (end < bytes.length - endBytes - longestComment) throw damaged;
    }
    const count = view.getUint16(end + 10, true);
    if (count > mostEntries) throw tooLarge;
    const entries: Entry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let n = 0; n < count; n++) {
      if (view.getUint32(at, true) !== entryMark) throw damaged;
      entries.push(entryAt(bytes, view, at));
      at += 46 + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
    }
    return entries;
  } catch (error) {
    // What lies outside of the file ends with a RangeError.
    throw error instanceof FileFault ? error : damaged;
  }
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): Entry {
  const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
  if (isEncrypted) throw locked;
  const nameLength = view.getUint16(at + 28, true);
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packedSize = view.getUint32(at + 20, true);
  if (start + packedSize > bytes.length) throw damaged;
  return {
    name,
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + packedSize),
    size: view.getUint32(at + 24, true),
  };
}
