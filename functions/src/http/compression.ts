import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The codings of compressed answers, the smallest first. A CDN may ask for gzip alone. */
const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** The size from which answers are compressed. Smaller ones fit into a few packets anyway. */
const leastCompressedBytes = 4096;

/** Whether a text is long enough to be worth compressing. */
export function isWorthCompressing(text: string): boolean {
  return Buffer.byteLength(text) >= leastCompressedBytes;
}

/** Returns the coding with the smallest result that an Accept-Encoding header names. */
export function codingFor(acceptEncoding: string | undefined): Coding | undefined {
  return codings.find((coding) => accepts(coding, acceptEncoding));
}

/** Whether the header names the coding, and does not refuse it with a weight of zero. */
function accepts(wanted: Coding, acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some((each) => {
    const [coding, weight = 'q=1'] = each.split(';').map((part) => part.trim().toLowerCase());
    return coding === wanted && Number(weight.slice('q='.length)) > 0;
  });
}

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * What is sent often takes longer to compress and is smaller. The quality of `often` is the highest of
 * brotli that takes only some tens of milliseconds for 2 000 dishes.
 */
const qualities = { often: { br: 9, gzip: 9 }, once: { br: 5, gzip: 6 } };
const windowBits = { least: 16, most: 22 };

/** Compresses a text, off the event loop. */
export function compress(
  text: string,
  coding: Coding,
  sent: keyof typeof qualities,
): Promise<Buffer> {
  const bytes = Buffer.from(text);
  const quality = qualities[sent][coding];
  if (coding === 'gzip') return compressWithGzip(bytes, { level: quality });
  const bits = Math.ceil(Math.log2(bytes.length));
  return compressWithBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, windowBits.least), windowBits.most),
    },
  });
}
