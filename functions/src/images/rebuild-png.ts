import { createInflate, crc32 } from 'node:zlib';
import { take, uint32 } from './bytes.ts';
import { brokenPicture, notOnlyAPicture, requireSize, requireUnpackedBytes } from './errors.ts';
import { pngDataLength, readPngHeader, unpackedBytesOf, type PngHeader } from './png-header.ts';
import type { Rebuilt } from './rebuild-image.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

type Chunks = { palette: Buffer | undefined; transparency: Buffer | undefined; data: Buffer[] };

/**
 * PNG: header, palette, transparency and the compressed pixels (PNG specification, third edition,
 * sections 5 and 11). An animation keeps the still picture that viewers without animation show.
 */
export async function rebuildPng(bytes: Buffer): Promise<Rebuilt | undefined> {
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  const [first, ...others] = readChunks(bytes);
  if (first?.type !== 'IHDR') throw brokenPicture();
  const header = readPngHeader(first.data);
  requireSize(header);
  requireUnpackedBytes(unpackedBytesOf(header));

  const { palette, transparency, data } = sortChunks(others);
  const parts = [signature, chunk('IHDR', first.data)];
  if (header.colorType === 3) parts.push(chunk('PLTE', requirePalette(palette)));
  if (transparency && isTransparencyOf(header, transparency, palette)) {
    parts.push(chunk('tRNS', transparency));
  }
  parts.push(chunk('IDAT', await onlyPixels(Buffer.concat(data), pngDataLength(header))));
  parts.push(chunk('IEND', Buffer.alloc(0)));
  return { bytes: Buffer.concat(parts), width: header.width, height: header.height };
}

type Chunk = { type: string; data: Buffer };

/** All chunks with a correct checksum, up to IEND, which must end the file. */
function readChunks(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let offset = signature.length;
  for (;;) {
    const length = bytes.readUInt32BE(offset);
    const typed = take(bytes, offset + 4, 4 + length);
    if (crc32(typed) !== bytes.readUInt32BE(offset + 8 + length)) throw brokenPicture();
    const found = { type: typed.toString('latin1', 0, 4), data: typed.subarray(4) };
    chunks.push(found);
    offset += 12 + length;
    if (found.type === 'IEND') break;
  }
  if (offset < bytes.length) throw notOnlyAPicture();
  return chunks;
}

/** Unknown chunks may be left out, unless they are marked as critical. */
function sortChunks(chunks: readonly Chunk[]): Chunks {
  const sorted: Chunks = { palette: undefined, transparency: undefined, data: [] };
  for (const { type, data } of chunks) {
    if (type === 'IDAT') sorted.data.push(data);
    else if (type === 'PLTE') sorted.palette = once(sorted.palette, data);
    else if (type === 'tRNS') sorted.transparency = once(sorted.transparency, data);
    else if (type !== 'IEND' && /^[A-Z]/.test(type)) throw brokenPicture();
  }
  return sorted;
}

function once(before: Buffer | undefined, data: Buffer): Buffer {
  if (before !== undefined) throw brokenPicture();
  return data;
}

function requirePalette(palette: Buffer | undefined): Buffer {
  const isOne = palette && palette.length >= 3 && palette.length <= 768 && palette.length % 3 === 0;
  if (!isOne) throw brokenPicture();
  return palette;
}

/** At most one alpha value per color of the palette, or the one transparent color. */
function isTransparencyOf(
  { colorType }: PngHeader,
  transparency: Buffer,
  palette: Buffer | undefined,
): boolean {
  if (colorType === 3) return transparency.length * 3 <= (palette?.length ?? 0);
  return (
    (colorType === 0 && transparency.length === 2) || (colorType === 2 && transparency.length === 6)
  );
}

/**
 * The compressed pixels without whatever follows their end. To find it they are decompressed and
 * discarded piece by piece: memory stays flat, and no more is decompressed than the header announced.
 */
async function onlyPixels(data: Buffer, expectedLength: number): Promise<Buffer> {
  const inflate = createInflate({ chunkSize: 64 * 1024 });
  inflate.end(data);
  let length = 0;
  try {
    for await (const piece of inflate) {
      length += (piece as Buffer).length;
      if (length > expectedLength) break;
    }
  } catch {
    throw brokenPicture();
  }
  if (length !== expectedLength) throw brokenPicture();
  return data.subarray(0, inflate.bytesWritten);
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), typed, uint32(crc32(typed))]);
}
