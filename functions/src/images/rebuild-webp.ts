import { take, uint32Le } from './bytes.ts';
import { brokenPicture, notOnlyAPicture, requireSize, unsupportedPicture } from './errors.ts';
import type { Rebuilt } from './rebuild-image.ts';

type Size = { width: number; height: number };
type Chunks = ReadonlyMap<string, Buffer>;

/** Everything else is left out: color profile, EXIF, XMP, and unknown chunks. */
const known = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const alphaFlag = 0x10;

/** WebP: one still picture in a RIFF container, with or without transparency (RFC 9649, section 2). */
export function rebuildWebp(bytes: Buffer): Rebuilt | undefined {
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (!isRiff || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  if (end < bytes.length) throw notOnlyAPicture();
  const chunks = readChunks(take(bytes, 12, end - 12));
  if (chunks.has('ANIM') || chunks.has('ANMF')) {
    throw unsupportedPicture("Animated pictures aren't supported. Please choose another one.");
  }
  const lossless = chunks.get('VP8L');
  const lossy = chunks.get('VP8 ');
  if ((lossless === undefined) === (lossy === undefined)) throw brokenPicture();

  const size = lossless ? sizeOfLossless(lossless) : sizeOfLossy(lossy ?? Buffer.alloc(0));
  requireSize(size);
  requireCanvas(chunks, size);
  if (lossless) return { ...size, bytes: container([chunk('VP8L', lossless)]) };
  return { ...size, bytes: container(lossyChunks(chunks, size)) };
}

/** A lossy picture has its transparency in a separate chunk, which a header must announce. */
function lossyChunks(chunks: Chunks, size: Size): Buffer[] {
  const picture = chunk('VP8 ', chunks.get('VP8 ') ?? Buffer.alloc(0));
  const alpha = chunks.get('ALPH');
  if (alpha === undefined || !chunks.has('VP8X')) return [picture];
  const compression = alpha.readUInt8(0) & 3;
  if (compression > 1) throw brokenPicture();
  if (compression === 0 && alpha.length !== 1 + size.width * size.height) throw brokenPicture();
  return [chunk('VP8X', canvas(size)), chunk('ALPH', alpha), picture];
}

function canvas({ width, height }: Size): Buffer {
  const data = Buffer.alloc(10);
  data.writeUInt8(alphaFlag, 0);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return data;
}

function readChunks(container: Buffer): Chunks {
  const chunks = new Map<string, Buffer>();
  let offset = 0;
  while (offset < container.length) {
    const length = container.readUInt32LE(offset + 4);
    const type = container.toString('latin1', offset, offset + 4);
    const data = take(container, offset + 8, length);
    if (known.has(type)) {
      if (chunks.has(type) && type !== 'ANMF') throw brokenPicture();
      chunks.set(type, data);
    }
    // Chunks begin at even offsets.
    offset += 8 + length + (length % 2);
  }
  return chunks;
}

function requireCanvas(chunks: Chunks, { width, height }: Size): void {
  const data = chunks.get('VP8X');
  if (data === undefined) return;
  const isSame = 1 + data.readUIntLE(4, 3) === width && 1 + data.readUIntLE(7, 3) === height;
  if (!isSame) throw brokenPicture();
}

function sizeOfLossless(data: Buffer): Size {
  if (data.readUInt8(0) !== 0x2f) throw brokenPicture();
  const packed = data.readUInt32LE(1);
  return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
}

function sizeOfLossy(data: Buffer): Size {
  const frameTag = data.readUIntLE(0, 3);
  const isKeyFrame = (frameTag & 1) === 0;
  if (!isKeyFrame || data.readUIntBE(3, 3) !== 0x9d012a) throw brokenPicture();
  take(data, 10, frameTag >>> 5);
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function container(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32Le(body.length), body]);
}

function chunk(type: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(type, 'latin1'), uint32Le(data.length), data, padding]);
}
