import { imageLimits } from '@thymely/contract/images/limits';
import { describe, expect, it } from 'vitest';
import { drawPicture, noisyPicture, plainPicture } from '../testing/drawn-pictures.ts';
import { png } from '../testing/pictures.ts';
import { loadSharp } from './load-sharp.ts';
import { rebuildImage } from './rebuild-image.ts';

describe('the stored sizes of a picture', () => {
  it('are at most 1280 pixels a side, and never larger than the picture', async () => {
    const tall = await drawPicture({ width: 700, height: 2800 }).png().toBuffer();
    const { smaller, width, height } = await rebuildImage(tall);
    expect([width, height]).toEqual([320, 1280]);
    expect(smaller).toEqual([]);
    expect(await rebuildImage(png())).toMatchObject({ width: 2, height: 2, smaller: [] });
  });

  it('are left out if they would not have fewer bytes than the original', async () => {
    const flat = plainPicture({ width: 330, height: 2 }).grayscale().png();
    expect((await rebuildImage(await flat.toBuffer())).smaller).toHaveLength(0);
  });

  it('fit into a document however hard the picture is to compress', async () => {
    const hard = noisyPicture({ width: 1280, height: 1280 }).png({ palette: true, colors: 16 });
    const { bytes, width, height } = await rebuildImage(await hard.toBuffer());
    expect([width, height]).toEqual([640, 640]);
    expect(bytes.length).toBeLessThan(imageLimits.imageBytes);
  });
});

describe('the library that decodes pictures', () => {
  const opened = async (file: Buffer) => {
    const decoder = await loadSharp();
    return decoder(file)
      .metadata()
      .then(
        ({ format }) => format,
        (error: unknown) => String(error),
      );
  };

  it('opens PNG, JPEG and WebP, and nothing else', async () => {
    const picture = () => drawPicture({ width: 8, height: 8 });
    const [gif, tiff, avif] = await Promise.all([
      picture().gif().toBuffer(),
      picture().tiff().toBuffer(),
      picture().avif().toBuffer(),
    ]);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    for (const file of [gif, tiff, avif, svg]) {
      expect(await opened(file)).toContain('unsupported image format');
    }
    expect(await opened(await picture().png().toBuffer())).toBe('png');
    expect(await opened(await picture().jpeg().toBuffer())).toBe('jpeg');
    expect(await opened(await picture().webp().toBuffer())).toBe('webp');
  });
});
