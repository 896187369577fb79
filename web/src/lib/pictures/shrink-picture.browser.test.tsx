import { expect, test } from 'vitest';
import { drawPicture } from '../../../testing/pictures.ts';
import { shrinkPicture } from './shrink-picture.ts';

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s picture is resized to 1280 px and written as WebP',
  async (type) => {
    const picture = await shrinkPicture(await drawPicture({ type, width: 1600, height: 1000 }));
    const { width, height } = await createImageBitmap(picture);
    expect({ type: picture.type, width, height }).toEqual({
      type: 'image/webp',
      width: 1280,
      height: 800,
    });
  },
);
