import { expect, it } from 'vitest';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { outdatedLines } from './sold-out-lines.ts';

type Line = Checkout['lines'][number];

const line = (lineId: string, available = true) =>
  ({ lineId, menuItemId: `dish-${lineId}`, available, choices: [] as Line['choices'] }) as Line;

it('a checkout is out of date when one of its dishes has sold out since, or is available again', () => {
  const lines = [line('a'), line('b', false), line('gone', false)];
  const problems = [
    { code: 'sold_out' as const, lineId: 'b' },
    { code: 'dish_gone' as const, lineId: 'gone' },
  ];
  const outdated = (...dishes: string[]) =>
    outdatedLines({ lines, problems }, { dishes, choices: new Set() });
  expect(outdated('dish-b')).toBe('');
  expect(outdated('dish-b', 'dish-gone', 'another')).toBe('');
  expect(outdated('dish-a', 'dish-b')).toBe('a');
  expect(outdated()).toBe('b');
});

it('a checkout is out of date when a choice of a line has sold out since, or is available again', () => {
  const choice = (choiceId: string) => ({
    groupId: 'extras',
    choiceId,
    group: 'Extras',
    name: choiceId,
    cents: 0,
  });
  const withChoices = (lineId: string, fault: string | undefined, ...ids: string[]) => ({
    ...line(lineId, fault === undefined),
    choices: ids.map(choice),
    ...(fault !== undefined && { fault }),
  });
  const lines = [
    withChoices('a', undefined, 'feta', 'olives'),
    withChoices('b', 'Extras: “rye” is sold out today.', 'olives', 'rye'),
    withChoices('c', 'Extras: “rye” is no longer offered.', 'rye'),
    withChoices('d', undefined),
  ];
  const problems = ['b', 'c'].map((lineId) => ({ code: 'choice_gone' as const, lineId }));
  const outdated = (...keys: string[]) =>
    outdatedLines({ lines, problems }, { dishes: [], choices: new Set(keys) });
  expect(outdated('extras.rye')).toBe('');
  expect(outdated('extras.rye', 'size.feta')).toBe('');
  expect(outdated('extras.rye', 'extras.feta')).toBe('a');
  expect(outdated()).toBe('b');
});
