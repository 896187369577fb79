import type { ImageFrame } from './inspect-image.ts';

/** Where the data of the first chunk begins. */
const firstChunk = 20;

/** WebP: a RIFF container whose first chunk says the size (RFC 9649, sections 2.4 to 2.7). */
export function readWebp(bytes: Buffer): ImageFrame | undefined {
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF';
  if (!isRiff || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  return { ...sizeOf(bytes), end: 8 + bytes.readUInt32LE(4) };
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return {
        width: 1 + bytes.readUIntLE(firstChunk + 4, 3),
        height: 1 + bytes.readUIntLE(firstChunk + 7, 3),
      };
    case 'VP8L': {
      if (bytes.readUInt8(firstChunk) !== 0x2f) throw new RangeError('no VP8L signature');
      const packed = bytes.readUInt32LE(firstChunk + 1);
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
    }
    case 'VP8 ':
      if (bytes.readUIntBE(firstChunk + 3, 3) !== 0x9d012a) throw new RangeError('no key frame');
      return {
        width: bytes.readUInt16LE(firstChunk + 6) & 0x3fff,
        height: bytes.readUInt16LE(firstChunk + 8) & 0x3fff,
      };
    default:
      throw new RangeError('no picture in the container');
  }
}
