import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { drawPicture, plainPicture } from '../testing/drawn-pictures.ts';
import { jpeg, png, webp } from '../testing/pictures.ts';
import { rebuildImage } from './rebuild-image.ts';

async function refusalOf(file: Uint8Array): Promise<unknown> {
  try {
    await rebuildImage(file);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
  return undefined;
}

const tooManyPixels = /A picture can be up to 4\D?096 pixels on each side\./;

type Kind = [
  string,
  (picture: Sharp) => Sharp,
  (size: { width: number; height: number }) => Buffer,
];

const kinds: Kind[] = [
  ['PNG', (picture) => picture.png(), png],
  ['JPEG', (picture) => picture.jpeg(), jpeg],
  ['WebP (lossy)', (picture) => picture.webp(), (size) => webp(size, 'VP8 ')],
  ['WebP (lossless)', (picture) => picture.webp({ lossless: true }), (size) => webp(size, 'VP8L')],
  ['WebP (extended)', (picture) => picture.ensureAlpha(0.5).webp(), (size) => webp(size, 'VP8X')],
];

describe.each(kinds)('%s', (_, encode, drawHeader) => {
  it('is encoded anew as WebP, in its own size and in those that pages show', async () => {
    const file = await encode(drawPicture({ width: 1000, height: 751 })).toBuffer();
    const { smaller, ...original } = await rebuildImage(file);
    const sizes = [original, ...smaller].map(({ width, height }) => [width, height]);
    expect(sizes).toEqual([
      [1000, 751],
      [320, 240],
      [640, 481],
    ]);
    expect(smaller.map(({ size }) => size)).toEqual([320, 640]);
    for (const { bytes, width, height } of [original, ...smaller]) {
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('may have 4096 pixels per side, but not one more', async () => {
    // Both sides at once are stored in large-pictures.emulator.test.ts.
    for (const [width, height] of [
      [4096, 1],
      [1, 4096],
    ] as const) {
      const file = await encode(plainPicture({ width, height })).toBuffer();
      const rebuilt = { width: Math.min(width, 1280), height: Math.min(height, 1280) };
      expect(await rebuildImage(file)).toMatchObject(rebuilt);
    }
    for (const size of [
      { width: 4097, height: 1 },
      { width: 1, height: 4097 },
    ]) {
      await expect(rebuildImage(drawHeader(size))).rejects.toThrow(tooManyPixels);
    }
  });

  it('is refused when it is cut off anywhere', async () => {
    const whole = await encode(drawPicture({ width: 16, height: 16 })).toBuffer();
    for (let length = 12; length < whole.length; length++) {
      expect(await refusalOf(whole.subarray(0, length))).toBe('INVALID_REQUEST');
    }
  });

  it('requirement 23: is refused when something follows it', async () => {
    const picture = await encode(drawPicture({ width: 16, height: 16 })).toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    expect(await refusalOf(polyglot)).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await refusalOf(Buffer.concat([picture, picture]))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('requirement 35: is refused or rebuilt however it is damaged', async () => {
    const whole = await encode(drawPicture({ width: 16, height: 16 })).toBuffer();
    const place = fc.nat({ max: whole.length });
    const damage = fc.record({ at: place, left: place, put: fc.uint8Array({ maxLength: 20 }) });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, left, put }) => {
        const rest = whole.subarray(Math.min(whole.length, at + (left % 20)));
        const damaged = Buffer.concat([whole.subarray(0, at), put, rest]);
        try {
          const { bytes } = await rebuildImage(damaged);
          const { format, exif, icc, xmp } = await sharp(bytes).metadata();
          expect({ format, exif, icc, xmp }).toEqual({ format: 'webp' });
        } catch (error) {
          const codes = ['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE'];
          if (!(error instanceof AppError) || !codes.includes(error.code)) throw error;
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a file that is not a picture we accept', () => {
  const files: Record<string, Uint8Array> = {
    nothing: Buffer.alloc(0),
    SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'HTML that mentions PNG': Buffer.from('<html>\u0089PNG\r\n\u001a\n'),
    'a GIF': Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
    'a GIF that is a script too': Buffer.from('GIF89a=1;alert(1)//'),
    'a PDF': Buffer.from('%PDF-1.7'),
    'another RIFF': Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WAVEfmt ')]),
    BMP: Buffer.from('BM0000'),
    zeros: Buffer.alloc(100),
  };

  it.each(Object.keys(files))('%s is refused', async (name) => {
    expect(await refusalOf(files[name] ?? Buffer.alloc(0))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('a header with nothing sensible after it is broken', async () => {
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    expect(await refusalOf(signature)).toBe('INVALID_REQUEST');
    expect(await refusalOf(Buffer.concat([signature, Buffer.alloc(100)]))).toBe('INVALID_REQUEST');
    expect(await refusalOf(Buffer.from('ffd8ff00', 'hex'))).toBe('INVALID_REQUEST');
    expect(
      await refusalOf(Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(500, 0xff)])),
    ).toBe('INVALID_REQUEST');
  });

  it('a picture without a size is broken', async () => {
    expect(await refusalOf(png({ width: 0, height: 0 }))).toBe('INVALID_REQUEST');
  });

  it('a picture whose size no decoder would accept is refused with the same message', async () => {
    for (const bomb of [
      png({ width: 50_000, height: 50_000 }),
      jpeg({ width: 65_535, height: 1 }),
    ]) {
      await expect(rebuildImage(bomb)).rejects.toThrow(tooManyPixels);
    }
  });
});
