import { expect, it } from 'vitest';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import { outdatedLines } from './sold-out-lines.ts';

type Line = Checkout['lines'][number];

const line = (lineId: string, available = true) =>
  ({ lineId, menuItemId: `dish-${lineId}`, available }) as Line;

it('a checkout is out of date when a dish of it has sold out since, and when it is back', () => {
  const lines = [line('a'), line('b', false), line('gone', false)];
  const problems = [
    { code: 'sold_out' as const, lineId: 'b' },
    { code: 'dish_gone' as const, lineId: 'gone' },
  ];
  const outdated = (...soldOut: string[]) => outdatedLines({ lines, problems }, soldOut);
  expect(outdated('dish-b')).toBe('');
  expect(outdated('dish-b', 'dish-gone', 'another')).toBe('');
  expect(outdated('dish-a', 'dish-b')).toBe('a');
  expect(outdated()).toBe('b');
});
