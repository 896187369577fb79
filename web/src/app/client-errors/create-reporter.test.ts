import { reportClientError } from '@thymely/contract/client-errors/endpoints';
import { clientErrorSchemas, type ClientErrorReport } from '@thymely/contract/client-errors/schema';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createReporter, type ReporterDeps } from './create-reporter.ts';

/** Returns a reporter and a function that reads the reports it has sent. */
function startReporter(deps: Partial<ReporterDeps> = {}) {
  const sent: Blob[] = [];
  const report = createReporter({
    build: 'AbCd1234',
    visit: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
    pathname: () => '/order/oA1b2C3d4E5f6G7h8I9j0k',
    isOnline: () => true,
    send: (body) => sent.push(body),
    ...deps,
  });
  const readReports = () =>
    Promise.all(sent.map(async (body) => JSON.parse(await body.text()) as ClientErrorReport));
  return { sent, report, readReports };
}

function failing(message: string, stack = ''): Event {
  return unhandled(Object.assign(new Error(message), { stack }));
}

const unhandled = (reason: Error): Event =>
  Object.assign(new Event('unhandledrejection'), { reason });

describe('the reporter of a page', () => {
  it('sends what the API takes, as JSON', async () => {
    const { sent, report, readReports } = startReporter();
    report(failing('broken', 'Error: broken\n    at a (https://thymely.example/a.js:1:2)'));
    expect(sent.map(({ type }) => type)).toEqual(['application/json']);
    const [body] = await readReports();
    expect(body).toEqual({
      kind: 'rejection',
      message: 'Error: broken',
      stack: '    at a (https://thymely.example/a.js:1:2)',
      build: 'AbCd1234',
      page: '/order/:id',
      visit: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
    });
    expect(v.is(clientErrorSchemas.reportClientError.body, body)).toBe(true);
  });

  it('sends it where the contract says', () => {
    const entry = readFileSync(join(import.meta.dirname, 'reporter.ts'), 'utf8');
    expect(entry).toContain(`sendBeacon('/api${reportClientError.path}'`);
  });

  it('reports the same error once, and ten errors in a visit', async () => {
    const { report, readReports } = startReporter();
    for (let number = 0; number < 20; number++) {
      report(failing(`broken ${number}`));
      report(failing(`broken ${number}`));
    }
    const messages = (await readReports()).map(({ message }) => message);
    expect(messages).toEqual(Array.from({ length: 10 }, (_, number) => `Error: broken ${number}`));
  });

  it('sends nothing without a connection', async () => {
    const { sent, report } = startReporter({ isOnline: () => Promise.resolve(false) });
    report(failing('broken'));
    await Promise.resolve();
    expect(sent).toEqual([]);
  });

  it('asks the site only for what it would send, and no more than twenty times in a visit', async () => {
    let asked = 0;
    let canBeReached = false;
    const isOnline = () => {
      asked += 1;
      return Promise.resolve(canBeReached);
    };
    const { sent, report } = startReporter({ isOnline });
    const settled = () => new Promise((resolve) => setTimeout(resolve));
    report(unhandled(new TypeError('Failed to fetch')));
    report(failing('broken'));
    report(failing('broken'));
    expect(asked).toBe(1);
    await settled();
    canBeReached = true;
    report(failing('broken'));
    await settled();
    expect({ asked, sent: sent.length }).toEqual({ asked: 2, sent: 1 });

    canBeReached = false;
    for (let number = 0; number < 50; number++) {
      report(failing(`broken ${number % 25}`));
      await settled();
    }
    expect(asked).toBe(20);
  });

  it('sends once the site has answered, although the browser reports no connection', async () => {
    const { sent, report } = startReporter({ isOnline: () => Promise.resolve(true) });
    report(failing('broken'));
    report(failing('broken'));
    expect(sent).toEqual([]);
    await Promise.resolve();
    expect(sent).toHaveLength(1);
  });

  it('asks the site only if the browser reports no connection', () => {
    const entry = readFileSync(join(import.meta.dirname, 'reporter.ts'), 'utf8');
    expect(entry).toContain('isOnline: () => navigator.onLine || isReachable()');
  });

  it('never throws, whatever it receives', () => {
    const { report } = startReporter({
      send: () => {
        throw new Error('no beacon');
      },
    });
    expect(() => report(failing('broken'))).not.toThrow();
    const hostile = {
      get message(): string {
        throw new Error('read');
      },
    };
    const event = Object.assign(new Event('error'), { error: hostile });
    expect(() => report(event)).not.toThrow();
  });

  it('removes personal data from an error before anything leaves the page', async () => {
    const { report, readReports } = startReporter();
    report(
      failing('dana@thymely.test at /order/o1?key=secret\n', '@https://a.example/?q=dana:1:2'),
    );
    const [body] = await readReports();
    expect(body?.message).toBe('Error: [email] at /order/[id] ');
    expect(JSON.stringify(body)).not.toMatch(/dana|secret/);
  });

  it.each([
    ['a long stack', 'broken', '    at é (https://thymely.example/a.js:1:2)\n'.repeat(200)],
    ['a long message', '😀"\\\u0007\u202E\uD800'.repeat(500), ''],
    ['both', '茶"'.repeat(500), '    at 茶 (https://thymely.example/a.js:1:2)\n'.repeat(200)],
  ])('shortens a report to what the API accepts: %s', async (_, message, stack) => {
    const { sent, report, readReports } = startReporter();
    report(failing(message, stack));
    const [body] = await readReports();
    expect(sent[0]?.size).toBeLessThanOrEqual(4096);
    expect(v.is(clientErrorSchemas.reportClientError.body, body)).toBe(true);
    if (stack !== '') expect(body?.stack.split('\n').length).toBeGreaterThan(20);
  });
});
