import type { ImageFrame } from './inspect-image.ts';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Markers of frame headers; the four left out of C0 to CF mean something else. */
const notFrames = new Set([0xc4, 0xc8, 0xcc]);

/** JPEG: markers, most with a length, and scans between them (ITU-T T.81, annex B). */
export function readJpeg(bytes: Buffer): ImageFrame | undefined {
  if (bytes.length < 3 || bytes.readUIntBE(0, 3) !== 0xffd8ff) return undefined;
  let size = { width: 0, height: 0 };
  let offset = 2;
  for (;;) {
    const marker = bytes.readUInt8(offset + 1);
    if (bytes.readUInt8(offset) !== 0xff) throw new RangeError('no marker');
    if (marker === 0xff) {
      // Fill bytes may stand before a marker.
      offset += 1;
    } else if (marker === endOfImage) {
      return { ...size, end: offset + 2 };
    } else {
      if (isFrame(marker)) size = sizeIn(bytes, offset);
      const next = offset + 2 + (hasLength(marker) ? bytes.readUInt16BE(offset + 2) : 0);
      offset = marker === startOfScan ? endOfScan(bytes, next) : next;
    }
  }
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !notFrames.has(marker);
}

function hasLength(marker: number): boolean {
  return marker !== 0x01 && marker !== startOfImage && !isRestart(marker);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function sizeIn(bytes: Buffer, offset: number) {
  return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
}

/** In a scan, FF is followed by 00 or a restart marker: anything else ends it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let offset = bytes.indexOf(0xff, start); ; offset = bytes.indexOf(0xff, offset + 1)) {
    if (offset === -1 || offset + 1 >= bytes.length) throw new RangeError('the scan has no end');
    const following = bytes.readUInt8(offset + 1);
    if (following !== 0 && following !== 0xff && !isRestart(following)) return offset;
  }
}
