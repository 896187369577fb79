import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { jpegSegment, pngChunk } from '../testing/pictures.ts';
import { rebuildImage } from './rebuild-image.ts';

const size = { width: 67, height: 45 };

/** The pixels as a real decoder sees them, whatever a color profile says. */
const pixelsOf = (file: Uint8Array) =>
  sharp(file, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });

/** Colors that change everywhere, with this many channels. */
function draw(channels: 3 | 4): Sharp {
  const pixels = Buffer.alloc(size.width * size.height * channels);
  for (let n = 0; n < pixels.length; n++) pixels[n] = (n * n * 7 + (n >> 3)) % 256;
  return sharp(pixels, { raw: { ...size, channels } });
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
    const { bytes, width, height } = await rebuildImage(file);
    expect({ width, height }).toEqual(size);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(file));
    const { exif: anyExif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect({ icc, xmp }).toEqual({});
    if (orientation === undefined) expect(anyExif).toBeUndefined();
  });

  it('requirement 35: a CMYK picture keeps what Adobe says about its colors', async () => {
    const file = await draw(3).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(file).metadata()).space).toBe('cmyk');
    expect(Buffer.from((await rebuildImage(file)).bytes).includes('Adobe')).toBe(true);
  });

  it('requirement 35: color components named by letters keep them, with and without JFIF', async () => {
    const file = await draw(3).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
    // Components named R, G and B are taken as those colors, unless the file says it is JFIF.
    for (const start of [0xc0, 0xda]) {
      const segment = file.indexOf(Buffer.from([0xff, start]));
      const [first, step] = start === 0xc0 ? [10, 3] : [5, 2];
      [...'RGB'].forEach((name, n) => file.write(name, segment + first + n * step, 'latin1'));
    }
    const jfif = jpegSegment(0xe0, 'JFIF\0\u0001\u0001\u0000\u0000\u0001\u0000\u0001\u0000\u0000');
    const withJfif = Buffer.concat([file.subarray(0, 2), jfif, file.subarray(2)]);
    expect(await pixelsOf(withJfif)).not.toEqual(await pixelsOf(file));
    for (const each of [file, withJfif]) {
      expect(await pixelsOf((await rebuildImage(each)).bytes)).toEqual(await pixelsOf(each));
    }
  });
});

describe('requirement 35: what a camera records', () => {
  it('requirement 35: only the orientation stays: no place, no camera', async () => {
    const file = await fromPhone().toBuffer();
    const before = await sharp(file).metadata();
    expect([before.orientation, before.exif?.includes('Camera')]).toEqual([6, true]);
    const { bytes } = await rebuildImage(file);
    const after = await sharp(bytes).metadata();
    expect(after.orientation).toBe(6);
    const onlyTag = '4d4d002a0000000800010112000300000001000600000000';
    expect(after.exif?.toString('hex')).toBe(
      `${Buffer.from('Exif\0\0').toString('hex')}${onlyTag}0000`,
    );
    const upright = (picture: Uint8Array) => sharp(picture).autoOrient().raw().toBuffer();
    expect(await upright(bytes)).toEqual(await upright(file));
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
    const { bytes } = await rebuildImage(moving);
    expect(await pixelsOf(bytes)).toEqual(await pixelsOf(still));
    expect(bytes.length).toBeLessThanOrEqual(still.length);
  });

  it('requirement 35: an animated WebP is refused', async () => {
    const frames = await Promise.all([draw(3).png().toBuffer(), draw(3).negate().png().toBuffer()]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const refused = rebuildImage(moving);
    await expect(refused).rejects.toThrow(
      "Animated pictures aren't supported. Please choose another one.",
    );
    await expect(refused).rejects.toBeInstanceOf(AppError);
  });
});
