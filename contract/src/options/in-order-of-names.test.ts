import { expect, it } from 'vitest';
import { inOrderOfNames } from './in-order-of-names.ts';

const group = (_id: string, name: string) => ({ _id, name, min: 0, max: 1, choices: [] });

it('groups are sorted by name, and by ID if their names are the same', () => {
  const ordered = [
    group('z', 'Äpfel'),
    group('size-1', 'Size'),
    group('size-2', 'Size'),
    group('a', 'Topping'),
  ];
  expect(inOrderOfNames(ordered)).toEqual(ordered);
  expect(inOrderOfNames(ordered.toReversed())).toEqual(ordered);
});
