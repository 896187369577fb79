import { brokenPicture } from './errors.ts';

export type PngHeader = {
  width: number;
  height: number;
  bitDepth: number;
  colorType: ColorType;
  interlaced: boolean;
};

/** Gray, RGB, palette, gray with alpha, RGB with alpha. */
type ColorType = keyof typeof kinds;

const kinds = {
  0: { samples: 1, bitDepths: [1, 2, 4, 8, 16] },
  2: { samples: 3, bitDepths: [8, 16] },
  3: { samples: 1, bitDepths: [1, 2, 4, 8] },
  4: { samples: 2, bitDepths: [8, 16] },
  6: { samples: 4, bitDepths: [8, 16] },
} as const;

/** @throws AppError INVALID_REQUEST for a header that is not in the specification. */
export function readPngHeader(data: Buffer): PngHeader {
  if (data.length !== 13) throw brokenPicture();
  const [bitDepth = 0, colorType = 0, compression, filter, interlace = 0] = data.subarray(8);
  if (!isColorType(colorType) || compression !== 0 || filter !== 0 || interlace > 1) {
    throw brokenPicture();
  }
  const bitDepths: readonly number[] = kinds[colorType].bitDepths;
  if (!bitDepths.includes(bitDepth)) throw brokenPicture();
  const size = { width: data.readUInt32BE(0), height: data.readUInt32BE(4) };
  return { ...size, bitDepth, colorType, interlaced: interlace === 1 };
}

function isColorType(value: number): value is ColorType {
  return value in kinds;
}

function bitsPerPixelOf({ colorType, bitDepth }: Pick<PngHeader, 'colorType' | 'bitDepth'>) {
  return kinds[colorType].samples * bitDepth;
}

/** How many bytes the pixels take in memory. */
export function unpackedBytesOf(header: PngHeader): number {
  return (header.width * header.height * bitsPerPixelOf(header)) / 8;
}

/** First column and row, and the steps between them, of the seven passes of an interlaced picture. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** How many bytes the pixels take uncompressed: rows, each with the number of its filter. */
export function pngDataLength({ interlaced, ...header }: PngHeader): number {
  const bitsPerPixel = bitsPerPixelOf(header);
  const lengthOf = (width: number, height: number) =>
    width > 0 ? height * (1 + Math.ceil((width * bitsPerPixel) / 8)) : 0;
  if (!interlaced) return lengthOf(header.width, header.height);
  return passes.reduce((sum, [left, top, across, down]) => {
    const width = Math.ceil((header.width - left) / across);
    const height = Math.ceil((header.height - top) / down);
    return sum + lengthOf(Math.max(0, width), Math.max(0, height));
  }, 0);
}
