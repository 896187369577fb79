import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { drawPicture } from '../testing/drawn-pictures.ts';
import { jpegSegment, pngChunk, webpOf } from '../testing/pictures.ts';
import { rebuildImage } from './rebuild-image.ts';

const size = { width: 67, height: 45 };

const draw = (channels: 3 | 4): Sharp => drawPicture(size, channels);

/** The upright pixels as a browser shows them, ignoring any color profile. */
const pixelsOf = (file: Uint8Array) =>
  sharp(file, { ignoreIcc: true })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** The average difference of two pictures, from 0 to 255; infinite if their sizes differ. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return Infinity;
  return (
    a.data.reduce((sum, value, n) => sum + Math.abs(value - (b.data[n] ?? 0)), 0) / a.data.length
  );
}

const exif = {
  IFD0: { Make: 'Camera', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
};
const fromPhone = () => draw(3).jpeg().withExif(exif).withMetadata({ orientation: 6 });

const pictures: [string, () => Sharp][] = [
  ['PNG, RGB', () => draw(3).png()],
  ['PNG, RGB with alpha', () => draw(4).png()],
  ['PNG, interlaced', () => draw(4).png({ progressive: true })],
  ['PNG, 16 bits', () => draw(3).toColourspace('rgb16').png()],
  ['PNG, gray', () => draw(3).grayscale().png()],
  ['PNG, palette with transparency', () => draw(4).png({ palette: true, colors: 13 })],
  ['PNG, color profile', () => draw(3).png().withIccProfile('p3')],
  ['JPEG, baseline', () => draw(3).jpeg()],
  ['JPEG, every color in full', () => draw(3).jpeg({ chromaSubsampling: '4:4:4' })],
  ['JPEG, progressive', () => draw(3).jpeg({ progressive: true })],
  ['JPEG, progressive, of mozjpeg', () => draw(3).jpeg({ mozjpeg: true })],
  ['JPEG, gray', () => draw(3).grayscale().jpeg()],
  ['JPEG, CMYK with Adobe', () => draw(3).toColourspace('cmyk').jpeg()],
  ['JPEG, from a phone', fromPhone],
  ['WebP, lossy', () => draw(3).webp()],
  ['WebP, lossy with alpha', () => draw(4).webp()],
  ['WebP, lossless', () => draw(3).webp({ lossless: true })],
  ['WebP, lossless with alpha and EXIF', () => draw(4).webp({ lossless: true }).withExif(exif)],
];

describe('requirement 35: a rebuilt picture looks the same', () => {
  it.each(pictures)('requirement 35: %s', async (_, picture) => {
    const file = await picture().toBuffer();
    const { bytes } = await rebuildImage(file);
    expect(await distance(bytes, file)).toBeLessThan(8);
    const metadata = await sharp(bytes).metadata();
    const { exif: anyExif, icc, xmp, iptc, orientation } = metadata;
    expect({ anyExif, icc, xmp, iptc, orientation }).toEqual({});
  });

  it('requirement 35: a different or rotated picture is recognized as different', async () => {
    const file = await draw(3).png().toBuffer();
    expect(await distance(await draw(3).negate().png().toBuffer(), file)).toBeGreaterThan(20);
    expect(await distance(await draw(3).flop().png().toBuffer(), file)).toBeGreaterThan(20);
    expect(await distance(await draw(3).rotate(90).png().toBuffer(), file)).toBe(Infinity);
  });

  it('requirement 35: color components named by letters keep their meaning, with and without JFIF', async () => {
    const file = await draw(3).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    // Components named R, G and B are those colors, unless the file is JFIF.
    for (const start of [0xc0, 0xda]) {
      const segment = file.indexOf(Buffer.from([0xff, start]));
      const [first, step] = start === 0xc0 ? [10, 3] : [5, 2];
      [...'RGB'].forEach((name, n) => file.write(name, segment + first + n * step, 'latin1'));
    }
    const jfif = jpegSegment(0xe0, 'JFIF\0\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000');
    const withJfif = Buffer.concat([file.subarray(0, 2), jfif, file.subarray(2)]);
    expect(await distance(withJfif, file)).toBeGreaterThan(20);
    for (const each of [file, withJfif]) {
      expect(await distance((await rebuildImage(each)).bytes, each)).toBeLessThan(4);
    }
  });
});

describe("requirement 35: a camera's metadata", () => {
  it('requirement 35: is dropped after the picture was turned upright', async () => {
    const file = await fromPhone().toBuffer();
    const before = await sharp(file).metadata();
    expect([before.orientation, before.exif?.includes('Camera')]).toEqual([6, true]);
    const { bytes, width, height } = await rebuildImage(file);
    expect({ width, height }).toEqual({ width: size.height, height: size.width });
    for (const word of ['Exif', 'EXIF', 'Camera', 'Somebody']) {
      expect(Buffer.from(bytes).includes(word)).toBe(false);
    }
  });
});

describe('requirement 35: animated pictures', () => {
  it('requirement 35: an animated PNG keeps only its still picture', async () => {
    const still = await draw(3).png().toBuffer();
    const behindHeader = 33;
    const frame = Buffer.alloc(26);
    const moving = Buffer.concat([
      still.subarray(0, behindHeader),
      pngChunk('acTL', Buffer.from('0000000200000000', 'hex')),
      pngChunk('fcTL', frame),
      still.subarray(behindHeader, -12),
      pngChunk('fcTL', frame),
      pngChunk('fdAT', Buffer.alloc(5000, 7)),
      still.subarray(-12),
    ]);
    expect(await rebuildImage(moving)).toEqual(await rebuildImage(still));
  });

  it('requirement 35: an animated WebP is refused, even with a single frame', async () => {
    const frames = await Promise.all([draw(3).png().toBuffer(), draw(3).negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const withOneFrame = webpOf(moving.subarray(12, moving.lastIndexOf('ANMF')));
    for (const file of [moving, withOneFrame]) {
      const refused = rebuildImage(file);
      await expect(refused).rejects.toThrow(
        "Animated pictures aren't supported. Please choose another one.",
      );
      await expect(refused).rejects.toBeInstanceOf(AppError);
    }
  });
});
