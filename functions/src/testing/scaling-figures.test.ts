import { expect, it } from 'vitest';
import { scalingFigures, statedCost } from './scaling-figures.ts';

function sumOf(labels: readonly string[]) {
  const costs = labels.map(statedCost);
  const sum = (part: keyof ReturnType<typeof statedCost>) =>
    costs.reduce((total, cost) => total + cost[part], 0);
  return { calls: sum('calls'), reads: sum('reads'), writes: sum('writes') };
}

it.each([
  [
    'the order',
    [
      'from the first page to the order',
      'five minutes of polling for what is sold out',
      'the page of the order, besides its listener',
      'its listener: the order, 4 steps, 1 for the rules',
      'the kitchen: accept, start, ready, collected',
      'the listeners of two boards: new, and 4 steps each',
    ],
  ],
  ['total', ['the order', 'its share of the boards (see below)']],
  [
    'an hour',
    [
      '60 heartbeats: counts, sum of revisions, pause, screen',
      '60 polls for what is sold out',
      '12 polls for the hours',
    ],
  ],
  [
    'a day without an unanswered order',
    [
      '1 440 runs: the settings',
      'whether any order waits too long, until two hours after closing',
      '24 times: whether the daily job is late',
      'with messages to devices: whether any is due',
      'with mail: whether any is due',
      'with mail about screens: whether one is on, while open',
      "with mail about the day's sums: for three hours after closing",
    ],
  ],
  [
    'a day with 1 000 users and 60 dishes',
    ['1 000 users', '60 dishes', 'a sweep, besides its users and dishes'],
  ],
])('docs/scaling.md adds up: %s', (label, parts) => {
  expect(statedCost(label)).toEqual(sumOf(parts));
});

it("docs/scaling.md gives an order its share of two boards' five hours and 100 orders", () => {
  const { calls, reads, writes } = statedCost('an hour');
  const share = (count: number) => Math.round((count * 10) / 100);
  const expected = { calls: share(calls), reads: share(reads), writes: share(writes) };
  expect(statedCost('its share of the boards (see below)')).toEqual(expected);
});

it('docs/scaling.md takes 1 000 times an order', () => {
  const { calls, reads, writes } = statedCost('total');
  const counts = { calls, reads, writes };
  for (const [name, count] of Object.entries(counts)) {
    expect(scalingFigures(name)[0], name).toBe(1000 * count);
  }
});

it('docs/scaling.md says how many orders a day are free beside the jobs', () => {
  const jobs = sumOf(['a day without an unanswered order', 'a day with 1 000 users and 60 dishes']);
  const { reads, writes } = statedCost('total');
  expect(scalingFigures('both jobs, with mail, messages and 1 000 users')).toEqual([
    jobs.reads,
    jobs.writes,
  ]);
  expect(scalingFigures('an order')).toEqual([reads, writes]);
  const [freeReads = 0, freeWrites = 0] = scalingFigures('the free quota of a day');
  expect(scalingFigures('orders a day')).toEqual([
    Math.floor((freeReads - jobs.reads) / reads),
    Math.floor((freeWrites - jobs.writes) / writes),
  ]);
});
