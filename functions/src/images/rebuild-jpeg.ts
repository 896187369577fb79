import {
  isFrame,
  isProgressive,
  readFrame,
  readScan,
  type JpegFrame,
  type JpegScan,
} from './jpeg-frame.ts';
import { headerSegments, readHeader, type JpegHeader } from './jpeg-header.ts';
import { isJpeg, jpegSegment, readJpegSegments, startOfScan } from './jpeg-segments.ts';
import { createJpegTables } from './jpeg-tables.ts';
import { brokenPicture } from './errors.ts';
import type { Rebuilt } from './rebuild-image.ts';

/** Encoders write about ten; each makes a decoder go over the whole picture again. */
const mostScans = 100;
const comment = 0xfe;
const startOfImage = Buffer.from('ffd8', 'hex');
const end = Buffer.from('ffd9', 'hex');

/**
 * JPEG: one frame with its tables and scans (ITU-T T.81), and what decoders need from
 * application segments. The scans themselves are passed on unchanged.
 */
export function rebuildJpeg(bytes: Buffer): Rebuilt | undefined {
  if (!isJpeg(bytes)) return undefined;
  const tables = createJpegTables();
  const scans: Buffer[] = [];
  const seen: JpegScan[] = [];
  let header: JpegHeader = { isJfif: false };
  let frame: JpegFrame | undefined;

  for (const { marker, data, scan } of readJpegSegments(bytes)) {
    if (isFrame(marker)) {
      // With a second one of another size, programs would disagree about which to believe.
      if (frame) throw brokenPicture();
      frame = readFrame(marker, data);
    } else if (marker === startOfScan) {
      if (!frame) throw brokenPicture();
      const next = readScan(frame, data);
      seen.push(next);
      requireScans(frame, seen);
      scans.push(...tables.quantizationFor(frame));
      if (seen.length === 1) scans.push(jpegSegment(frame.marker, frame.data));
      scans.push(...tables.codesFor(next), jpegSegment(marker, data), scan);
    } else if (!tables.add(marker, data)) {
      requireOptional(marker);
      if (seen.length === 0) header = readHeader(header, marker, data);
    }
  }
  if (!frame || seen.length === 0) throw brokenPicture();
  const { width, height } = frame;
  return {
    bytes: Buffer.concat([startOfImage, ...headerSegments(header), ...scans, end]),
    width,
    height,
  };
}

/** Only a progressive picture returns to a component. */
function requireScans(frame: JpegFrame, scans: readonly JpegScan[]): void {
  if (isProgressive(frame)) {
    if (scans.length > mostScans) throw brokenPicture();
    return;
  }
  const ids = scans.flatMap(({ components }) => components.map(({ id }) => id));
  if (new Set(ids).size < ids.length) throw brokenPicture();
}

/** Application segments and comments may be left out; anything else changes the pixels. */
function requireOptional(marker: number): void {
  const isOfApplication = marker >= 0xe0 && marker <= 0xef;
  if (!isOfApplication && marker !== comment) throw brokenPicture();
}
