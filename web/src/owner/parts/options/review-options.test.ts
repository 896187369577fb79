import { expect, it } from 'vitest';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { groupsToSave, reviewOptions } from './review-options.ts';

const choices = [{ id: 'x', name: 'X', cents: 100, isDefault: false, allergens: [] }];
const group = (id: string, name = id): OptionGroup => ({ _id: id, name, min: 0, max: 1, choices });
const present = (id: string) => ({ ...group(id), version: `"version of ${id}"` });
const inFile = (each: OptionGroup) => ({ id: each._id, name: each.name, rows: [2], group: each });

it('a file of options is compared with the existing ones, and only groups that differ are saved', () => {
  const wrong = { id: 'd', name: 'D', rows: [5], faults: ['Row 5: no.'] };
  const file = [inFile(group('a')), inFile(group('b', 'New name')), inFile(group('c')), wrong];
  const reviewed = reviewOptions(file, [present('a'), present('b'), present('left-out')]);
  expect(reviewed.map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'updated',
    'created',
    'refused',
  ]);
  // The version keeps a group that has changed since from being overwritten.
  expect(groupsToSave(reviewed).map(({ _id, version }) => [_id, version])).toEqual([
    ['b', '"version of b"'],
    ['c', undefined],
  ]);
});

it('a choice that newly declares no allergens, after declaring nothing, is a change', () => {
  const silent = { ...present('a'), choices: [{ ...choices[0], allergens: undefined }] };
  const [reviewed] = reviewOptions([inFile(group('a'))], [silent as ReturnType<typeof present>]);
  expect(reviewed?.outcome).toBe('updated');
});
