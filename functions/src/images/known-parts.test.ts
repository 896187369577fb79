import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import {
  jpeg,
  jpegSegment,
  jpegWith,
  png,
  pngChunk,
  pngWith,
  webp,
  webpChunk,
  webpOf,
} from '../testing/pictures.ts';
import { rebuildImage } from './rebuild-image.ts';

const html = '<!doctype html><script>alert(document.domain)</script>';
const zip = Buffer.from('504b03040a0000000000', 'hex');
/** Without a pattern, but the same in every run. */
const noise = Buffer.from(
  Uint32Array.from({ length: 212_500 }, (_, n) => Math.imul(n + 1, 2654435761)).buffer,
);

const bytesOf = async (file: Buffer) => Buffer.from((await rebuildImage(file)).bytes);

const codeOf = (file: Buffer) =>
  rebuildImage(file).then(
    () => 'fine',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** A JPEG segment holds 65 533 bytes. */
const noiseSegments = Array.from({ length: 13 }, (_, n) =>
  jpegSegment(0xe1 + n, noise.subarray(n * 65_500, (n + 1) * 65_500)),
);
const stillWebp = webp().subarray(12);

describe("requirement 35: only what a picture's pixels need is kept", () => {
  it.each([
    ['HTML in a text', pngWith(pngChunk('tEXt', Buffer.from(`Comment\0${html}`)))],
    ['HTML in a compressed text', pngWith(pngChunk('zTXt', deflateSync(html)))],
    ['a ZIP in a private chunk', pngWith(pngChunk('zzZp', zip))],
    ['850 kB of noise in a private chunk', pngWith(pngChunk('noIs', noise))],
    ['850 kB of noise in a color profile', pngWith(pngChunk('iCCP', noise))],
    ['EXIF', pngWith(pngChunk('eXIf', Buffer.from('MM\0*')))],
    ['a palette that nobody asked for', pngWith(pngChunk('tRNS', noise.subarray(0, 600)))],
  ])('requirement 35: PNG: %s is gone', async (_, file) => {
    expect(await bytesOf(file)).toEqual(png());
  });

  it('requirement 35: PNG: noise after the compressed pixels is gone', async () => {
    const whole = png();
    const end = whole.subarray(whole.length - 12);
    const open = whole.subarray(0, whole.length - 12);
    expect(await bytesOf(Buffer.concat([open, pngChunk('IDAT', noise), end]))).toEqual(whole);
  });

  it.each([
    ['HTML in a comment', jpegWith(jpegSegment(0xfe, html))],
    ['a ZIP in a segment of an application', jpegWith(jpegSegment(0xeb, zip))],
    ['850 kB of noise in segments of applications', jpegWith(...noiseSegments)],
    ['a color profile', jpegWith(jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001profile'))],
    ['XMP', jpegWith(jpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${html}`))],
    ['EXIF that is none', jpegWith(jpegSegment(0xe1, `Exif\0\0${html}`))],
    ['a table that no scan uses', jpegWith(jpegSegment(0xdb, Buffer.alloc(65, 3)))],
  ])('requirement 35: JPEG: %s is gone', async (_, file) => {
    expect(await bytesOf(file)).toEqual(jpeg());
  });

  it('requirement 35: JPEG: JFIF and Adobe segments are rewritten, without thumbnail and padding', async () => {
    const jfif = `JFIF\0\u0001\u0002\u0001\u0000\u0048\u0000\u0048\u0001\u0001abc${html}`;
    const adobe = `Adobe\0\u0064\u0080\u0000\u0000\u0000\u0001${html}`;
    const file = jpegWith(jpegSegment(0xe0, jfif), jpegSegment(0xee, adobe));
    const plain = jpegWith(
      jpegSegment(0xe0, 'JFIF\0\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000'),
      jpegSegment(0xee, 'Adobe\0\u0064\u0000\u0000\u0000\u0000\u0001'),
    );
    expect(await bytesOf(file)).toEqual(plain);
  });

  it.each([
    ['HTML in XMP', webpOf(stillWebp, webpChunk('XMP ', html))],
    ['a ZIP before the picture', webpOf(webpChunk('zip ', zip), stillWebp)],
    ['850 kB of noise in an unknown chunk', webpOf(stillWebp, webpChunk('NOIS', noise))],
    ['EXIF', webpOf(stillWebp, webpChunk('EXIF', 'MM\0*'))],
    ['a color profile', webpOf(webpChunk('ICCP', noise), stillWebp)],
  ])('requirement 35: WebP: %s is gone', async (_, file) => {
    expect(await bytesOf(file)).toEqual(webp());
  });
});

describe('requirement 35: a picture that contradicts itself is refused', () => {
  const frameOf = (file: Buffer) => {
    const start = file.indexOf(Buffer.from('ffc0', 'hex'));
    return file.subarray(start, start + 19);
  };
  const huge = frameOf(jpeg({ width: 60_000, height: 60_000 }));
  const small = frameOf(jpeg());
  const behindFrame = jpeg().indexOf(small) + small.length;

  it.each([
    ['a second frame that lies about its size', huge],
    ['a second frame of the same size', small],
    ['a second start', Buffer.from('ffd8', 'hex')],
    ['a number of lines told later (DNL)', jpegSegment(0xdc, '\u0000\u0002')],
    ['a hierarchy of frames', jpegSegment(0xde, small.subarray(4))],
  ])('requirement 35: JPEG with %s', async (_, segment) => {
    const whole = jpeg();
    const parts = [whole.subarray(0, behindFrame), segment, whole.subarray(behindFrame)];
    expect(await codeOf(Buffer.concat(parts))).toBe('INVALID_REQUEST');
    const behindScan = [whole.subarray(0, -2), segment, whole.subarray(-2)];
    expect(await codeOf(Buffer.concat(behindScan))).toBe('INVALID_REQUEST');
  });

  it('requirement 35: JPEG with a false frame first', async () => {
    expect(await codeOf(jpegWith(small, huge))).toBe('INVALID_REQUEST');
  });

  it('requirement 35: JPEG without a height, of an unsupported kind, or with its scan repeated', async () => {
    expect(await codeOf(jpeg({ width: 2, height: 0 }))).toBe('INVALID_REQUEST');
    const whole = jpeg();
    const lossless = Buffer.from(whole);
    lossless.writeUInt8(0xc3, whole.indexOf(small) + 1);
    expect(await codeOf(lossless)).toBe('INVALID_REQUEST');
    const scan = whole.subarray(whole.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
    const twice = Buffer.concat([whole.subarray(0, -2), scan, whole.subarray(-2)]);
    expect(await codeOf(twice)).toBe('INVALID_REQUEST');
  });

  it('requirement 35: PNG with a wrong checksum, an unknown critical chunk, or too many pixels', async () => {
    const text = pngChunk('tEXt', Buffer.from('Comment\0x'));
    text.writeUInt8(text.readUInt8(text.length - 1) ^ 1, text.length - 1);
    expect(await codeOf(pngWith(text))).toBe('INVALID_REQUEST');
    expect(await codeOf(pngWith(pngChunk('ZIPS', zip)))).toBe('INVALID_REQUEST');
    const taller = Buffer.concat([
      png().subarray(0, 33),
      png({ width: 2, height: 3 }).subarray(33),
    ]);
    expect(await codeOf(taller)).toBe('INVALID_REQUEST');
  });

  it('requirement 35: WebP whose canvas and picture differ in size, or with two pictures', async () => {
    const canvas = webp({ width: 16, height: 16 }, 'VP8X');
    canvas.writeUIntLE(4095, 24, 3);
    expect(await codeOf(canvas)).toBe('INVALID_REQUEST');
    expect(await codeOf(webpOf(stillWebp, stillWebp))).toBe('INVALID_REQUEST');
    const lossless = webp(undefined, 'VP8L').subarray(12);
    expect(await codeOf(webpOf(stillWebp, lossless))).toBe('INVALID_REQUEST');
  });
});
