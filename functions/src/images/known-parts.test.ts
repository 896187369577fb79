import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { plainPicture } from '../testing/drawn-pictures.ts';
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
/** Bytes without a pattern, but the same in every run. */
const noise = Buffer.from(
  Uint32Array.from({ length: 212_500 }, (_, n) => Math.imul(n + 1, 2654435761)).buffer,
);

/** Expects a file to be stored byte for byte like the same picture without the extra. */
async function expectSameAs(clean: Buffer, file: Buffer): Promise<void> {
  expect(await rebuildImage(file)).toEqual(await rebuildImage(clean));
}

const codeOf = (file: Buffer) =>
  rebuildImage(file).then(
    () => 'fine',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

/** Each JPEG segment holds up to 65 533 bytes. */
const noiseSegments = Array.from({ length: 13 }, (_, n) =>
  jpegSegment(0xe1 + n, noise.subarray(n * 65_500, (n + 1) * 65_500)),
);
const stillWebp = webp().subarray(12);

describe('requirement 35: the pixels are all that is kept of a file', () => {
  it.each([
    ['HTML in a text', pngWith(pngChunk('tEXt', Buffer.from(`Comment\0${html}`)))],
    ['HTML in a compressed text', pngWith(pngChunk('zTXt', deflateSync(html)))],
    ['a ZIP in a private chunk', pngWith(pngChunk('zzZp', zip))],
    ['850 kB of noise in a private chunk', pngWith(pngChunk('noIs', noise))],
    ['850 kB of noise in a color profile', pngWith(pngChunk('iCCP', noise))],
    ['EXIF', pngWith(pngChunk('eXIf', Buffer.from('MM\0*')))],
    ['a palette that nobody asked for', pngWith(pngChunk('tRNS', noise.subarray(0, 600)))],
  ])('requirement 35: PNG: %s is gone', async (_, file) => {
    await expectSameAs(png(), file);
  });

  it('requirement 35: PNG: noise after the compressed pixels is gone', async () => {
    const whole = png();
    const end = whole.subarray(whole.length - 12);
    const open = whole.subarray(0, whole.length - 12);
    await expectSameAs(whole, Buffer.concat([open, pngChunk('IDAT', noise), end]));
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
    await expectSameAs(jpeg(), file);
  });

  it('requirement 35: JPEG: the thumbnail and the padding of JFIF and Adobe segments are gone', async () => {
    const jfif = `JFIF\0\u0001\u0002\u0001\u0000\u0048\u0000\u0048\u0001\u0001abc${html}`;
    const adobe = `Adobe\0\u0064\u0080\u0000\u0000\u0000\u0001${html}`;
    const file = jpegWith(jpegSegment(0xe0, jfif), jpegSegment(0xee, adobe));
    const plain = jpegWith(
      jpegSegment(0xe0, 'JFIF\0\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000'),
      jpegSegment(0xee, 'Adobe\0\u0064\u0000\u0000\u0000\u0000\u0001'),
    );
    await expectSameAs(plain, file);
  });

  it.each([
    ['HTML in XMP', webpOf(stillWebp, webpChunk('XMP ', html))],
    ['850 kB of noise in an unknown chunk', webpOf(stillWebp, webpChunk('NOIS', noise))],
    ['EXIF', webpOf(stillWebp, webpChunk('EXIF', 'MM\0*'))],
  ])('requirement 35: WebP: %s is gone', async (_, file) => {
    await expectSameAs(webp(), file);
  });

  it.each([
    ['a ZIP', webpChunk('zip ', zip)],
    ['a color profile', webpChunk('ICCP', noise)],
  ])('requirement 35: WebP with %s before the picture is refused', async (_, chunk) => {
    expect(await codeOf(webpOf(chunk, stillWebp))).toBe('INVALID_REQUEST');
  });
});

describe('requirement 35: a picture that contradicts itself is refused, or only its first picture is kept', () => {
  const frameOf = (file: Buffer) => {
    const start = file.indexOf(Buffer.from('ffc0', 'hex'));
    return file.subarray(start, start + 19);
  };
  const huge = frameOf(jpeg({ width: 60_000, height: 60_000 }));
  const small = frameOf(jpeg());
  const behindFrame = jpeg().indexOf(small) + small.length;
  const behindScan = jpeg().length - 2;

  const jpegWithAt = (place: number, segment: Buffer) =>
    Buffer.concat([jpeg().subarray(0, place), segment, jpeg().subarray(place)]);

  const segments: [string, Buffer][] = [
    ['a second frame that lies about its size', huge],
    ['a second frame of the same size', small],
    ['a hierarchy of frames', jpegSegment(0xde, small.subarray(4))],
    ['a number of lines told later (DNL)', jpegSegment(0xdc, '\u0000\u0002')],
  ];

  it.each(segments.slice(0, 3))('requirement 35: JPEG with %s is refused', async (_, segment) => {
    expect(await codeOf(jpegWithAt(behindFrame, segment))).toBe('INVALID_REQUEST');
  });

  it.each(segments)(
    'requirement 35: JPEG with %s behind its picture: nothing of it is kept',
    async (_, segment) => {
      await expectSameAs(jpeg(), jpegWithAt(behindScan, segment));
    },
  );

  it('requirement 35: JPEG with a number of lines before its picture: the number is dropped', async () => {
    const [, lines] = segments[3] ?? [];
    await expectSameAs(jpeg(), jpegWithAt(behindFrame, lines ?? Buffer.alloc(0)));
  });

  it('requirement 35: JPEG with a second start or a false frame first is refused', async () => {
    const start = Buffer.from('ffd8', 'hex');
    expect(await codeOf(jpegWithAt(behindFrame, start))).toBe('INVALID_REQUEST');
    expect(await codeOf(jpegWithAt(behindScan, start))).toBe('INVALID_REQUEST');
    expect(await codeOf(jpegWith(small, huge))).toBe('INVALID_REQUEST');
    expect(await codeOf(jpegWith(huge))).toBe('INVALID_REQUEST');
  });

  it('requirement 35: JPEG without a height, of an unsupported kind, or with too few pixels is refused', async () => {
    expect(await codeOf(jpeg({ width: 2, height: 0 }))).toBe('INVALID_REQUEST');
    const whole = jpeg();
    const lossless = Buffer.from(whole);
    lossless.writeUInt8(0xc3, whole.indexOf(small) + 1);
    expect(await codeOf(lossless)).toBe('INVALID_REQUEST');
    expect(await codeOf(jpeg({ width: 640, height: 480 }))).toBe('INVALID_REQUEST');
  });

  it('requirement 35: JPEG with a repeated scan is stored once', async () => {
    const whole = jpeg();
    const scan = whole.subarray(whole.lastIndexOf(Buffer.from('ffda', 'hex')), behindScan);
    await expectSameAs(whole, jpegWithAt(behindScan, scan));
  });

  it('requirement 35: JPEG with more scans than any encoder writes is refused before it is decoded', async () => {
    const whole = await plainPicture({ width: 1024, height: 1024 })
      .jpeg({ progressive: true })
      .toBuffer();
    const scan = whole.subarray(whole.lastIndexOf(Buffer.from('ffda', 'hex')), -2);
    const withScans = (many: number) =>
      Buffer.concat([
        whole.subarray(0, -2),
        ...Array.from({ length: many }, () => scan),
        whole.subarray(-2),
      ]);
    const decoder = vi.spyOn(sharp.queue, 'emit');
    await codeOf(withScans(50));
    expect(decoder).toHaveBeenCalled();
    decoder.mockClear();
    expect(await codeOf(withScans(5000))).toBe('INVALID_REQUEST');
    expect(decoder).not.toHaveBeenCalled();
  });

  it('requirement 35: PNG with a wrong pixel checksum, unknown critical chunk or too few pixels is refused', async () => {
    const whole = png();
    const wrong = Buffer.from(whole);
    const checksum = whole.indexOf('IEND') - 5;
    wrong.writeUInt8(whole.readUInt8(checksum) ^ 1, checksum);
    expect(await codeOf(wrong)).toBe('INVALID_REQUEST');
    expect(await codeOf(pngWith(pngChunk('ZIPS', zip)))).toBe('INVALID_REQUEST');
    const shorter = [png({ width: 2, height: 3 }).subarray(0, 33), whole.subarray(33)];
    expect(await codeOf(Buffer.concat(shorter))).toBe('INVALID_REQUEST');
  });

  it('requirement 35: PNG with a wrong text checksum or more pixels than stated: the excess is dropped', async () => {
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${html}`));
    text.writeUInt8(text.readUInt8(text.length - 1) ^ 1, text.length - 1);
    await expectSameAs(png(), pngWith(text));
    const taller = [png().subarray(0, 33), png({ width: 2, height: 3 }).subarray(33)];
    await expectSameAs(png(), Buffer.concat(taller));
  });

  it('requirement 35: WebP whose canvas and picture differ in size is refused', async () => {
    const canvas = webp({ width: 16, height: 16 }, 'VP8X');
    canvas.writeUIntLE(4095, 24, 3);
    expect(await codeOf(canvas)).toBe('INVALID_REQUEST');
  });

  it('requirement 35: WebP with two pictures: the second is dropped', async () => {
    const lossless = webp(undefined, 'VP8L').subarray(12);
    await expectSameAs(webp(), webpOf(stillWebp, stillWebp));
    await expectSameAs(webp(), webpOf(stillWebp, lossless));
  });
});
