import { brokenPicture, notOnlyAPicture, unsupportedPicture } from './errors.ts';

type Kind = {
  /** Whether a file that begins like this is of this kind. */
  isOf: (beginning: string) => boolean;
  /** Returns the offset at which the picture ends. */
  endOf: (bytes: Buffer) => number;
};

const kinds: readonly Kind[] = [
  { isOf: (beginning) => beginning.startsWith('\x89PNG\r\n\x1a\n'), endOf: endOfPng },
  { isOf: (beginning) => beginning.startsWith('\xff\xd8\xff'), endOf: endOfJpeg },
  {
    isOf: (beginning) => beginning.startsWith('RIFF') && beginning.endsWith('WEBP'),
    endOf: endOfWebp,
  },
];

/**
 * Checks a file's structure without decoding it.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE for a file that is not a PNG, JPEG or WebP picture, or
 * that continues after the end of the picture; INVALID_REQUEST for one that is cut off, or a JPEG
 * of over 100 scans.
 */
export function requireOnlyPicture(bytes: Buffer): void {
  const beginning = bytes.toString('latin1', 0, 12);
  const kind = kinds.find(({ isOf }) => isOf(beginning));
  if (kind === undefined) throw unsupportedPicture();
  const end = endOrUndefined(() => kind.endOf(bytes));
  if (end === undefined || end > bytes.length) throw brokenPicture();
  if (end < bytes.length) throw notOnlyAPicture();
}

/** Returns undefined if reading past the last byte throws a RangeError: the file is cut off. */
function endOrUndefined(find: () => number): number | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function endOfPng(bytes: Buffer): number {
  for (let offset = 8; ;) {
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    offset += 12 + bytes.readUInt32BE(offset);
    if (type === 'IEND') return offset;
  }
}

function endOfWebp(bytes: Buffer): number {
  return 8 + bytes.readUInt32LE(4);
}

/**
 * The maximum number of scans. A decoder processes all pixels once for each scan, which may have
 * only 30 bytes. No encoder writes that many: libjpeg writes ten.
 */
const mostScans = 100;

function endOfJpeg(bytes: Buffer): number {
  let scans = 0;
  for (let offset = 2; ;) {
    if (bytes.readUInt8(offset) !== 0xff) throw brokenPicture();
    const marker = bytes.readUInt8(offset + 1);
    if (marker === 0xd9) return offset + 2;
    // Any number of these bytes may precede a marker.
    if (marker === 0xff) offset++;
    else offset += 2 + bytes.readUInt16BE(offset + 2);
    if (marker !== 0xda) continue;
    if (++scans > mostScans) throw brokenPicture();
    offset = endOfScan(bytes, offset);
  }
}

/** Returns the end of a scan, in which 0xff is followed by a zero or the number of a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  let offset = bytes.indexOf(0xff, start);
  while (offset !== -1) {
    const next = bytes.readUInt8(offset + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return offset;
    offset = bytes.indexOf(0xff, offset + 2);
  }
  throw brokenPicture();
}
