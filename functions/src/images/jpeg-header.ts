import { jpegSegment } from './jpeg-segments.ts';

const jfif = Buffer.from('JFIF\0', 'latin1');
const exif = Buffer.from('Exif\0\0', 'latin1');
const adobe = Buffer.from('Adobe', 'latin1');

const app0 = 0xe0;
const app1 = 0xe1;
const app14 = 0xee;

/**
 * What decoders need from application segments: whether the colors are JFIF's, how Adobe transformed
 * them, and which way up the picture is.
 */
export type JpegHeader = { isJfif: boolean; transform?: number; orientation?: number };

/** Adds what one segment says to what is already known. */
export function readHeader(known: JpegHeader, marker: number, data: Buffer): JpegHeader {
  if (marker === app0 && data.length >= 14 && startsWith(data, jfif)) {
    return { ...known, isJfif: true };
  }
  if (marker === app14 && data.length >= 12 && startsWith(data, adobe)) {
    return { ...known, transform: data.readUInt8(11) };
  }
  if (marker === app1 && startsWith(data, exif)) {
    const orientation = known.orientation ?? orientationIn(data.subarray(exif.length));
    return orientation === undefined ? known : { ...known, orientation };
  }
  return known;
}

/** The same, rewritten: fixed bytes with one number each. */
export function headerSegments({ isJfif, transform, orientation }: JpegHeader): Buffer[] {
  const segments = [];
  if (isJfif) segments.push(jpegSegment(app0, fromHex(jfif, '010100000100010000')));
  if (orientation !== undefined) segments.push(jpegSegment(app1, exifWith(orientation)));
  if (transform !== undefined) {
    const numbers = Buffer.from([0, 100, 0, 0, 0, 0, transform]);
    segments.push(jpegSegment(app14, Buffer.concat([adobe, numbers])));
  }
  return segments;
}

/** The tag of the first directory that says which way up a picture is (Exif 3.0, 4.6.5). */
function orientationIn(tiff: Buffer): number | undefined {
  try {
    const order = tiff.toString('latin1', 0, 2);
    if (order !== 'II' && order !== 'MM') return undefined;
    const isLittle = order === 'II';
    const uint16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    const entries = uint16(directory);
    for (let entry = directory + 2; entry < directory + 2 + 12 * entries; entry += 12) {
      if (uint16(entry) !== 0x0112) continue;
      const value = uint16(entry + 8);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch (error) {
    // A malformed directory does not rotate the picture.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

/** One directory with one entry: tag, type, count, value, and no directory after it. */
function exifWith(orientation: number): Buffer {
  const tiff = fromHex(exif, '4d4d002a00000008000101120003000000010000000000000000');
  tiff.writeUInt8(orientation, exif.length + 19);
  return tiff;
}

function startsWith(data: Buffer, start: Buffer): boolean {
  return data.subarray(0, start.length).equals(start);
}

function fromHex(start: Buffer, hex: string): Buffer {
  return Buffer.concat([start, Buffer.from(hex, 'hex')]);
}
