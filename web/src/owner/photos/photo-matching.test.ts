import { describe, expect, it } from 'vitest';
import { dishLabels, matchPhotos, photoTitle, type PhotoDish } from './photo-matching.ts';

const dish = (_id: string, name: string, category: PhotoDish['category'] = 'soup'): PhotoDish => ({
  _id,
  name,
  category,
  image: '/dish-art/1f372.webp',
});

const matched = (names: string[], dishes: PhotoDish[], taken?: Set<string>) => {
  const photos = names.map((name) => ({ name }));
  const found = matchPhotos(photos, dishes, taken);
  return photos.map((photo) => found.get(photo));
};

describe('photos and the dishes that they are named after', () => {
  it.each([
    'Crème Brûlée.jpg',
    'creme-brulee.JPG',
    'CREME_BRULEE.webp',
    'Cre\u0300me Bru\u0302le\u0301e.png',
    'crème brûlée (1).jpg',
    'creme-brulee-2.jpg',
    'Crème Brûlée copy.jpeg',
    'x7k2m9q1.jpg',
    'desserts/crème brûlée.jpg',
  ])('%j is of Crème Brûlée', (name) => {
    expect(matched([name], [dish('x7k2m9q1', 'Crème Brûlée'), dish('b', 'Crème')])).toEqual([
      'x7k2m9q1',
    ]);
  });

  it.each(['IMG_4711.jpg', 'brulee.jpg', '.jpg', '', 'creme brulee maison.jpg'])(
    '%j is of no dish',
    (name) => {
      expect(matched([name], [dish('a', 'Crème Brûlée')])).toEqual([undefined]);
    },
  );

  it('a number in a name is part of it first', () => {
    const dishes = [dish('a', 'Menu 1'), dish('b', 'Menu 2'), dish('c', 'Menu')];
    expect(matched(['menu 2.jpg', 'menu-1.jpg', 'menu (3).jpg'], dishes)).toEqual(['b', 'a', 'c']);
  });

  it('a dish takes one photo, and none if it has one already', () => {
    const dishes = [dish('a', 'Leek'), dish('b', 'Cress')];
    expect(matched(['leek.jpg', 'leek (2).jpg'], dishes)).toEqual(['a', undefined]);
    expect(matched(['leek.jpg', 'cress.jpg'], dishes, new Set(['a']))).toEqual([undefined, 'b']);
  });

  it('a name that two dishes have is decided by hand', () => {
    const dishes = [dish('a', 'Leek'), dish('b', 'LEEK', 'pizza')];
    expect(matched(['leek.jpg'], dishes)).toEqual([undefined]);
    expect([...dishLabels([...dishes, dish('c', 'Leek'), dish('d', 'Cress')]).values()]).toEqual([
      'Leek (soup)',
      'LEEK (pizza)',
      'Leek (soup) 2',
      'Cress',
    ]);
  });

  it.each([
    ['../x.jpg', 'x'],
    ['..\\..\\x.jpg', 'x'],
    ['/etc/passwd', 'passwd'],
    ['..', '.'],
    ['a.b.c.jpg', 'a.b.c'],
  ])('requirement 23: a file named %j is only called %j', (name, title) => {
    expect(photoTitle(name)).toBe(title);
    expect(matched([name], [dish('a', 'Leek')])).toEqual([undefined]);
  });
});
