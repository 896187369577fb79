import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, writeOrders } from '../../../functions/src/testing/orders.ts';
import { fromRoot } from '../../paths.ts';
import { runForTest } from '../run-for-test.ts';

const project = 'demo-thymely-timeline';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const folder = mkdtempSync(join(tmpdir(), 'timeline-'));

const timeline = (...args: string[]) =>
  runForTest('timeline/timeline.ts', '--project', project, ...args);

const visit = '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b';
const call = { message: 'call', severity: 'INFO', order: 'order-1', visit, instance: 'a1b2c3d4' };
const entries = [
  { ...call, action: 'place', status: 503, error: 'UNAVAILABLE', durationMs: 8012, attempt: 1 },
  { ...call, action: 'place', status: 201, durationMs: 340, revision: 1, attempt: 2 },
  {
    message: 'TypeError: x is undefined\n    at a (b:1:1)',
    kind: 'screen',
    page: '/order/:id',
    visit,
  },
  { ...call, order: 'another', visit: 'another', action: 'read', status: 200, durationMs: 9 },
  { kind: 'error', message: 'of somebody else', page: '/menu', visit: 'another' },
];

beforeAll(async () => {
  await writeOrders(db, [orderOf({ number: 12, revision: 2, state: 'accepted' })]);
  const event = (revision: number, fields: object, at: string) =>
    db
      .doc(`orders/order-1/events/${revision}`)
      .set({ ...fields, at: Timestamp.fromDate(new Date(at)) });
  const placed = { action: 'place', from: null, to: 'placed', byUid: '', byRole: 'diner' };
  const accepted = { action: 'accept', from: 'placed', to: 'accepted', byRole: 'kitchen' };
  await event(1, placed, '2026-03-01T18:00:00Z');
  await event(2, { ...accepted, byUid: 'kim', screen: 'screen-1' }, '2026-03-01T18:01:00Z');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await deleteApp(app);
});

describe('the timeline of an order', () => {
  it('has its events, found by ID or by number and day, and names no guest', async () => {
    const told = await timeline('--order', 'order-1');
    expect(told.output).toBe(`Order #12 of 2026-03-01 (order-1): accepted, revision 2.
Placed 2026-03-01T18:00:00.000Z, due 2026-03-01T18:15:00.000Z. Times are in UTC.

2026-03-01T18:00:00.000Z  event  place: placed, revision 1, by diner
2026-03-01T18:01:00.000Z  event  accept: placed → accepted, revision 2, by kitchen kim, screen screen-1

The emulators keep no log that can be asked: \`--log .local/logs/emulators.log\` reads what they have written since their last start.
`);
    expect(told.output).not.toContain('Dana');
    const byNumber = await timeline('--number', '12', '--day', '2026-03-01');
    expect(byNumber.output).toBe(told.output);
  });

  it('has the calls about it and what their pages reported, from a log of Google or the emulators', async () => {
    const lines = join(folder, 'emulators.log');
    writeFileSync(lines, entries.map((entry) => `>  ${JSON.stringify(entry)}`).join('\n'));
    const { output } = await timeline('--order', 'order-1', '--log', lines);
    const [, fromLog = ''] = output.split('From the log, in its order:\n');
    expect(fromLog)
      .toBe(`  call   place: 503 UNAVAILABLE after 8012 ms, attempt 1, visit ${visit}, instance a1b2c3d4
  call   place: 201 after 340 ms, revision 1, attempt 2, visit ${visit}, instance a1b2c3d4
  page   screen on /order/:id: TypeError: x is undefined, visit ${visit}

The calls and reports are from ${lines}, which begins anew with each start of the emulators.
`);
    const exported = join(folder, 'exported.json');
    const timestamp = '2026-03-01T18:00:30Z';
    const cloud = entries.map((jsonPayload) => ({ timestamp, jsonPayload }));
    writeFileSync(exported, JSON.stringify(cloud, null, 2));
    const told = await timeline('--order', 'order-1', '--log', exported);
    expect(told.output).toMatch(
      /event {2}place[^]*18:00:30Z {2}call[^]*18:00:30Z {2}page[^]*event {2}accept/,
    );
    expect(told.output).not.toContain('somebody else');
    expect(told.output).toContain(
      `\n\nThe calls and reports are from ${exported}, a copy of what Cloud Logging keeps for 30 days.\n`,
    );
  });

  it('says after a restart that the log of the emulators has begun anew', async () => {
    const lines = join(folder, 'restarted.log');
    writeFileSync(lines, `>  ${JSON.stringify({ ...call, order: 'later', status: 200 })}`);
    const { output } = await timeline('--order', 'order-1', '--log', lines);
    expect(output).toMatch(
      /revision 2, by kitchen kim, screen screen-1\n\nThere are no calls and reports in .*restarted\.log, which begins anew with each start of the emulators\.\n$/,
    );
  });

  it.each([
    [['--order', 'nope'], "There's no such order in demo-thymely-timeline (emulators)."],
    [['--number', '12', '--day', '2026-03-02'], "There's no such order in"],
    [['--number', '12'], 'Name the order: --order <id>, or --number <number> --day <YYYY-MM-DD>.'],
    [
      ['--number', '12', '--day', '2026-13-45'],
      '2026-13-45 is not a day: write it like this: 2026-11-24.',
    ],
    [['--number', 'twelve', '--day', '2026-03-01'], 'twelve is not the number of an order.'],
    [['--order', '../users'], '../users is not the ID of an order.'],
    [['--order', 'order-1', '--log', 'nowhere.log'], "There's no file nowhere.log."],
    [['--order', 'order-1', '--log', tmpdir()], `There's no file ${tmpdir()}.`],
    [['--order', 'order-1', '--log', fromRoot('LICENSE')], 'LICENSE holds no entries of a log'],
  ])('refuses %j in one line', async (args, words) => {
    const { exitCode, output } = await timeline(...args);
    expect(exitCode).toBe(1);
    expect(output).toContain(words);
  });
});
