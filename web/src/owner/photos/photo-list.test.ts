import { imageLimits } from '@thymely/contract/images/limits';
import { describe, expect, it } from 'vitest';
import { countPhotos, isReady, withFiles, type Photo } from './photo-list.ts';
import type { PhotoDish } from './photo-matching.ts';
import { keyFile, type AddedPhoto, type KeyedFile } from '../parts/photos/photo-memory.ts';

const dish = (_id: string, name: string, image = '/dish-art/1f372.webp'): PhotoDish => ({
  _id,
  name,
  category: 'soup',
  image,
});
const dishes = [dish('a', 'Leek Soup'), dish('b', 'Cress Soup')];
const file = (name: string, type = 'image/jpeg'): KeyedFile => ({
  key: name,
  file: new File([name], name, { type, lastModified: 1 }),
});
const nothing = new Map<string, AddedPhoto>();

function chosen(files: KeyedFile[], added = nothing, present: Photo[] = []): Photo[] {
  const result = withFiles(present, files, { dishes, added });
  if ('fault' in result) throw new Error(result.fault);
  return result.photos;
}

describe('a list of chosen photos', () => {
  it('begins with those whose names tell no dish', () => {
    const photos = chosen([
      file('leek-soup.jpg'),
      file('IMG_1.jpg'),
      file('Cress Soup.png', 'image/png'),
    ]);
    expect(photos.map(({ file: { name }, dishId }) => [name, dishId])).toEqual([
      ['IMG_1.jpg', undefined],
      ['leek-soup.jpg', 'a'],
      ['Cress Soup.png', 'b'],
    ]);
    expect(countPhotos(photos)).toEqual({ all: 3, open: 1, ready: 2, failed: 0, saved: 0 });
  });

  it('takes each file once, however often it is chosen, and a dish once', () => {
    const first = chosen([file('leek-soup.jpg'), file('leek-soup.jpg')]);
    const both = chosen([file('leek-soup.jpg'), file('Leek Soup.jpg')], nothing, first);
    expect(both.map(({ file: { name }, dishId }) => [name, dishId])).toEqual([
      ['leek-soup.jpg', 'a'],
      ['Leek Soup.jpg', undefined],
    ]);
  });

  it('leaves out what is no picture, and names it; HEIC is one that cannot be read', () => {
    const result = withFiles([], [file('notes.txt', 'text/plain'), file('IMG_2.HEIC', '')], {
      dishes,
      added: nothing,
    });
    expect(result).toMatchObject({ leftOut: ['notes.txt'], photos: [{ dishId: undefined }] });
  });

  it('has up to 500 pictures: 501 are refused in one line', () => {
    const many = Array.from({ length: 501 }, (_, n) => file(`${n}.jpg`));
    expect(withFiles([], many, { dishes, added: nothing })).toEqual({
      fault: 'Choose up to 500 pictures at once. These are 501.',
    });
    expect(chosen(many.slice(1))).toHaveLength(500);
  });

  it('refuses a picture of 50 MB in one line, and no other', () => {
    const large = file('leek-soup.jpg');
    Object.defineProperty(large.file, 'size', { value: 50_000_000 });
    const [photo, other] = chosen([large, file('cress-soup.jpg')]);
    expect(photo?.state).toEqual({
      step: 'failed',
      fault: 'This picture is larger than 40 MB. Make it smaller and choose it again.',
    });
    expect([photo, other].map((each) => each && isReady(each))).toEqual([false, true]);
    expect(imageLimits.photoFileBytes).toBe(40_000_000);
  });
});

describe('photos that were added earlier', () => {
  const leek = file('leek-soup.jpg');
  const path = '/api/images/00000000-0000-4000-8000-000000000000';
  const added = new Map([[leek.key, { path, atMs: 0, dishId: 'b' }]]);

  it('are done, while their dish has them, whatever their names say', () => {
    const known = { dishes: [dish('a', 'Leek Soup'), dish('b', 'Cress Soup', path)], added };
    const result = withFiles([], [leek, file('cress soup.jpg')], known);
    expect(result).toMatchObject({
      photos: [
        { dishId: undefined, state: { step: 'waiting' } },
        { dishId: 'b', state: { step: 'saved', isFromEarlier: true } },
      ],
    });
  });

  it('are like new once the dish has another picture', () => {
    expect(chosen([leek], added)).toMatchObject([{ dishId: 'a', state: { step: 'waiting' } }]);
  });
});

describe('what identifies a photo', () => {
  const keyOf = async (content: string, name = 'a.jpg', lastModified = 1) =>
    (await keyFile(new File([content], name, { lastModified }))).key;

  it('is its name, its size and its content, not when it was copied', async () => {
    expect(await keyOf('leek', 'a.jpg', 2)).toBe(await keyOf('leek'));
    expect(await keyOf('cress')).not.toBe(await keyOf('leek'));
    expect(await keyOf('leek', 'b.jpg')).not.toBe(await keyOf('leek'));
    expect(await keyOf('soup')).not.toBe(await keyOf('leek'));
  });
});
