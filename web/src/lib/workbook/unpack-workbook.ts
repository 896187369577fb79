import { FileFault } from '@thymely/contract/ground/csv/file-fault';
import * as words from './words.en.ts';
import { type ZipEntry, entriesOf } from './zip-entries.ts';

/** What a workbook may hold when it is unpacked: the longest menu takes a tenth of it. */
const mostUnpackedBytes = 40_000_000;

/** Returns a file of a workbook, or undefined if there is none of this name. */
export type ReadZippedFile = (name: string) => Promise<Uint8Array | undefined>;

/** Whether the bytes begin like a workbook, in the format of today or in an older one. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0x50, 0x4b, 3, 4]) || isOldOrLocked(bytes);
}

/** Old workbooks, and new ones with a password, are a file system of their own. */
function isOldOrLocked(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/**
 * Opens a workbook, whose files are unpacked when they are read. What they really have is counted,
 * whatever the archive says of their sizes, so that a small file cannot become a huge one.
 *
 * @throws FileFault, and so does reading a file
 */
export function openArchive(bytes: Uint8Array): ReadZippedFile {
  if (isOldOrLocked(bytes)) throw new FileFault(words.locked);
  const entries = new Map(entriesOf(bytes).map((entry) => [entry.name, entry]));
  let left = mostUnpackedBytes;
  const count = (length: number) => {
    left -= length;
    if (left < 0) throw new FileFault(words.tooLarge);
  };
  return async (name) => {
    const entry = entries.get(name);
    return entry && unpack(entry, count);
  };
}

async function unpack(entry: ZipEntry, count: (length: number) => void): Promise<Uint8Array> {
  if (entry.isEncrypted) throw new FileFault(words.locked);
  const unpacked: Uint8Array<ArrayBuffer>[] = [];
  const reader = contentOf(entry).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      count(chunk.value.length);
      unpacked.push(chunk.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error instanceof FileFault ? error : new FileFault(words.damaged, { cause: error });
  }
  return new Uint8Array(await new Blob(unpacked).arrayBuffer());
}

const stored = 0;
const deflated = 8;

function contentOf({ method, packed }: ZipEntry): ReadableStream<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([packed]).stream();
  if (method === stored) return stream;
  if (method !== deflated) throw new FileFault(words.damaged);
  return stream.pipeThrough(new DecompressionStream('deflate-raw'));
}
