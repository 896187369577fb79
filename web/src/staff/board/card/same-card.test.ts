import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { dueFacts } from './due-facts.ts';
import { isSameCard, type BoardCardProps } from './same-card.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');
const actions = { press: () => undefined, ask: () => undefined };

function order(facts: Partial<Order> = {}): Order {
  const at = '2026-03-01T18:30:20.000Z';
  const times = { placed: at };
  return {
    _id: 'o',
    revision: 1,
    state: 'placed',
    dueAt: at,
    placedAt: at,
    times,
    ...facts,
  } as Order;
}

function card(changes: Partial<BoardCardProps> = {}, at = nowMs): BoardCardProps {
  const shown = changes.order ?? order();
  const due = dueFacts(shown, { nowMs: at, zone: 'UTC', rules: undefined });
  const untouched = { busy: undefined, doubt: undefined, isOff: false } as const;
  const stays = { hasLeft: false, became: undefined } as const;
  const rest = { ...untouched, ...stays, columns: 4, actions } as const;
  return { order: shown, due, ...rest, ...changes };
}

describe('a card', () => {
  it('is not rendered again while nothing on it changes, even if the list was fetched again', () => {
    expect(isSameCard(card(), card())).toBe(true);
    expect(isSameCard(card(), card({}, nowMs + 10_000))).toBe(true);
  });

  it.each<[string, Partial<BoardCardProps>]>([
    ['a new revision', { order: order({ revision: 2 }) }],
    ['a press', { busy: 'accept' }],
    ['a press without an answer', { doubt: 'asking' }],
    ['leaving', { hasLeft: true }],
    ['what became of it', { became: 'cancelled' }],
    ['the end of the connection', { isOff: true }],
    ['another number of columns', { columns: 3 }],
  ])('is rendered again for %s', (_, changes) => {
    expect(isSameCard(card(), card(changes))).toBe(false);
  });

  it('is rendered again when its minutes change', () => {
    expect(isSameCard(card(), card({}, nowMs + 60_000))).toBe(false);
  });
});

describe('the formatted time on a card', () => {
  it('is only computed once for the same moment', () => {
    const shown = order();
    const now = { nowMs, zone: 'UTC', rules: undefined };
    expect(dueFacts(shown, now)).toBe(dueFacts(shown, { ...now }));
    expect(dueFacts(shown, { ...now, zone: 'America/New_York' }).time).toBe(
      inBrandWords('1:30 PM'),
    );
  });
});
