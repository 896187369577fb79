import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { jpeg, png, webp } from '../testing/pictures.ts';
import { rebuildImage } from './rebuild-image.ts';

async function errorOf(file: Uint8Array): Promise<unknown> {
  try {
    await rebuildImage(file);
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
  return undefined;
}

type Size = { width: number; height: number };

const kinds: [string, string, (size?: Size) => Buffer][] = [
  ['PNG', 'image/png', png],
  ['JPEG', 'image/jpeg', jpeg],
  ['WebP (lossy)', 'image/webp', (size) => webp(size, 'VP8 ')],
  ['WebP (lossless)', 'image/webp', (size) => webp(size, 'VP8L')],
  ['WebP (extended)', 'image/webp', (size) => webp(size, 'VP8X')],
];

describe.each(kinds)('%s', (_, contentType, draw) => {
  it('is recognized by its bytes, its size is read from the header, and known parts stay', async () => {
    const size = { width: 640, height: 481 };
    const bytes = draw(size);
    expect(await rebuildImage(bytes)).toEqual({ contentType, ...size, bytes });
  });

  it('may have 4096 pixels per side, not one more', async () => {
    expect(await errorOf(draw({ width: 4096, height: 4096 }))).toBeUndefined();
    expect(await errorOf(draw({ width: 4097, height: 1 }))).toBe('INVALID_REQUEST');
    expect(await errorOf(draw({ width: 1, height: 4097 }))).toBe('INVALID_REQUEST');
  });

  it('is refused when it is cut off anywhere', async () => {
    const whole = draw({ width: 16, height: 16 });
    for (let length = 12; length < whole.length; length++) {
      expect(['INVALID_REQUEST', 'UNSUPPORTED_MEDIA_TYPE']).toContain(
        await errorOf(whole.subarray(0, length)),
      );
    }
    expect(await errorOf(whole.subarray(0, whole.length - 1))).toBe('INVALID_REQUEST');
  });

  it('is refused when something follows it', async () => {
    const polyglot = Buffer.concat([draw(), Buffer.from('<script>alert(1)</script>')]);
    expect(await errorOf(polyglot)).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('requirement 35: is refused or rebuilt however it is damaged, and a rebuilt one stays the same', async () => {
    const whole = draw({ width: 16, height: 16 });
    const place = fc.nat({ max: whole.length });
    const damage = fc.record({ at: place, left: place, put: fc.uint8Array({ maxLength: 20 }) });
    await fc.assert(
      fc.asyncProperty(damage, async ({ at, left, put }) => {
        const rest = whole.subarray(Math.min(whole.length, at + (left % 20)));
        const damaged = Buffer.concat([whole.subarray(0, at), put, rest]);
        try {
          const { bytes } = await rebuildImage(damaged);
          expect((await rebuildImage(bytes)).bytes).toEqual(bytes);
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
    expect(await errorOf(files[name] ?? Buffer.alloc(0))).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('a header with nothing sensible after it is broken', async () => {
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    expect(await errorOf(signature)).toBe('INVALID_REQUEST');
    expect(await errorOf(Buffer.concat([signature, Buffer.alloc(100)]))).toBe('INVALID_REQUEST');
    expect(await errorOf(Buffer.from('ffd8ff00', 'hex'))).toBe('INVALID_REQUEST');
    expect(
      await errorOf(Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(500, 0xff)])),
    ).toBe('INVALID_REQUEST');
  });

  it('a picture without a size is broken', async () => {
    expect(await errorOf(png({ width: 0, height: 0 }))).toBe('INVALID_REQUEST');
  });
});
