import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

it('one task at a time, in the order they were asked for, even after one fails', async () => {
  const inTurn = createTurns();
  const events: string[] = [];
  const task = (name: string, ms: number) => async () => {
    events.push(`${name} begins`);
    await sleep(ms);
    if (name === 'second') throw new Error('no luck');
    events.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.allSettled([
    inTurn(task('first', 20)),
    inTurn(task('second', 10)),
    inTurn(task('third', 0)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'third begins',
    'third ends',
  ]);
});
