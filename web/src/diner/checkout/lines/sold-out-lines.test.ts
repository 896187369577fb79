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

it('a checkout is out of date when fewer or more portions are left, as far as guests are told', () => {
  const lines = [
    { ...line('a'), menuItemId: 'soup', quantity: 4 },
    { ...line('b'), menuItemId: 'soup', quantity: 4 },
  ];
  const outdated = (limit: number | undefined, left: Record<string, number>) => {
    const problem = { code: 'portions' as const, lineId: 'b', limit, actual: 4 };
    const problems = limit === undefined ? [] : [problem];
    const known = { dishes: [], choices: new Set<string>(), left: new Map(Object.entries(left)) };
    return outdatedLines({ lines, problems }, known);
  };
  expect(outdated(undefined, { soup: 5 })).toBe('b');
  expect(outdated(1, { soup: 5 })).toBe('');
  expect(outdated(1, { soup: 4 })).toBe('b');
  // The kitchen has more again.
  expect(outdated(1, {})).toBe('b');
  // Six portions were left, and no page is told of so many.
  expect(outdated(2, {})).toBe('');
});
