import { take } from './bytes.ts';
import { brokenPicture, notOnlyAPicture } from './errors.ts';

export type JpegSegment = {
  marker: number;
  /** What follows the segment's length. */
  data: Buffer;
  /** The compressed pixels after a scan's header; empty for all other segments. */
  scan: Buffer;
};

const endOfImage = 0xd9;
export const startOfScan = 0xda;
/** A marker on its own, without a length. */
const temporary = 0x01;

export function isJpeg(bytes: Buffer): boolean {
  return bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xffd8ff;
}

/**
 * The segments of a JPEG from its start to its end, which must be the end of the file (ITU-T T.81,
 * annex B).
 */
export function* readJpegSegments(bytes: Buffer): Generator<JpegSegment> {
  let offset = 2;
  for (;;) {
    const marker = bytes.readUInt8(offset + 1);
    if (bytes.readUInt8(offset) !== 0xff) throw brokenPicture();
    if (marker === endOfImage) break;
    if (marker === 0xff) {
      // Fill bytes may precede a marker.
      offset += 1;
    } else if (marker === temporary) {
      offset += 2;
    } else {
      const data = take(bytes, offset + 4, bytes.readUInt16BE(offset + 2) - 2);
      const start = offset + 4 + data.length;
      offset = marker === startOfScan ? endOfScan(bytes, start) : start;
      yield { marker, data, scan: bytes.subarray(start, offset) };
    }
  }
  if (offset + 2 < bytes.length) throw notOnlyAPicture();
}

/** In a scan, FF is followed by 00 or a restart marker: anything else ends it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let offset = bytes.indexOf(0xff, start); ; offset = bytes.indexOf(0xff, offset + 1)) {
    if (offset === -1 || offset + 1 >= bytes.length) throw new RangeError('the scan has no end');
    const following = bytes.readUInt8(offset + 1);
    const isRestart = following >= 0xd0 && following <= 0xd7;
    if (following !== 0 && following !== 0xff && !isRestart) return offset;
  }
}

export function jpegSegment(marker: number, data: Buffer): Buffer {
  const start = Buffer.alloc(4);
  start.writeUInt8(0xff, 0);
  start.writeUInt8(marker, 1);
  start.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([start, data]);
}
