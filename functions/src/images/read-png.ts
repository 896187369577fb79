import type { ImageFrame } from './inspect-image.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length and type before, checksum behind the data of a chunk. */
const chunkFrame = 12;

/** PNG: a signature and chunks, IHDR first, IEND last (PNG specification, sections 5 and 11). */
export function readPng(bytes: Buffer): ImageFrame | undefined {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  if (typeOf(bytes, signature.length) !== 'IHDR') throw new RangeError('no IHDR');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);

  let offset = signature.length;
  for (;;) {
    const next = offset + chunkFrame + bytes.readUInt32BE(offset);
    if (typeOf(bytes, offset) === 'IEND') return { width, height, end: next };
    offset = next;
  }
}

function typeOf(bytes: Buffer, chunk: number): string {
  return bytes.toString('latin1', chunk + 4, chunk + 8);
}
