import type { ClientErrorReport } from '@thymely/contract/client-errors/schema';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import type { Log } from '../platform/log.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const report: ClientErrorReport = {
  kind: 'screen',
  message: "TypeError: Cannot read properties of undefined (reading 'name')",
  stack: '    at Kx (https://thymely.example/assets/0123456789ab.js:1:2345)',
  build: 'AbCd1234',
  page: '/order/:id',
  visit: '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b',
};

const startMs = Date.UTC(2026, 10, 23, 12);
let nowMs = startMs;
const write = vi.fn<Log['write']>();
let api: TestApi;

beforeEach(async () => {
  nowMs = startMs;
  write.mockReset();
  api = await startTestApi({
    log: { info: () => {}, error: () => {}, write },
    // Reporters have no App Check token, even where the API requires one.
    config: readConfig({ CALLS_PER_MINUTE: '999999', APP_CHECK: 'enforce' }),
    nowMs: () => nowMs,
  });
});
afterEach(() => api.close());

const send = (body: unknown, address = '192.0.2.1') =>
  api.call('reportClientError', { body, headers: { 'x-forwarded-for': address } });

describe('POST /client-errors', () => {
  it('writes one entry that Cloud Error Reporting groups, and accesses no document', async () => {
    expect(await send(report)).toMatchObject({ status: 202 });
    expect(write.mock.calls).toEqual([
      [
        {
          severity: 'ERROR',
          '@type':
            'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
          message: `${report.message}\n${report.stack}`,
          serviceContext: { service: 'web', version: 'AbCd1234' },
          kind: 'screen',
          page: '/order/:id',
          visit: report.visit,
        },
      ],
    ]);
    expect(api.counts).toEqual({ reads: 0, writes: 0 });
  });

  it('names the place of an error without a stack, which could not be grouped otherwise', async () => {
    await send({ ...report, stack: '' });
    expect(write.mock.calls[0]?.[0]).toMatchObject({
      message: report.message,
      context: { reportLocation: { filePath: '/order/:id', functionName: 'screen' } },
    });
  });

  it('requirement 30: logs no email, token, query or id, whatever is sent', async () => {
    const uid = 'kXb2VnYt7QhR0sLmW9pZaC4dEfG1';
    const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJkYW5hIn0abc.c2lnbmF0dXJl';
    const message = `dana@thymely.test as ${uid} with ${token} at /order/o1?key=secret`;
    expect(await send({ ...report, message, stack: message })).toMatchObject({ status: 202 });
    const logged = JSON.stringify(write.mock.calls);
    expect(logged).toContain('[email] as [id] with [token] at /order/[id]');
    expect(logged).not.toMatch(/dana|secret|kXb2|eyJ/);
  });

  it('refuses more than 4,096 bytes', async () => {
    const padded = `${JSON.stringify(report)}${' '.repeat(4096)}`;
    expect(await send(padded.slice(0, 4096))).toMatchObject({ status: 202 });
    expect(await send(padded.slice(0, 4097))).toMatchObject({ status: 413 });
    expect(await send('x'.repeat(5 * 1024))).toMatchObject({ status: 413 });
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a control character in the message', { ...report, message: 'a\u0007b' }],
    ['a line break in the message', { ...report, message: 'a\nb' }],
    ['a control character in the stack', { ...report, stack: 'a\u001B[31mb' }],
    ['a direction override', { ...report, message: 'a\u202Eb' }],
    ['another kind', { ...report, kind: 'other' }],
    ['no message', { ...report, message: '' }],
    ['a field of its own', { ...report, email: 'dana@thymely.test' }],
    ['an id in the page', { ...report, page: '/order/o1A2b3' }],
    ['a visit that is no UUID', { ...report, visit: 'dana' }],
    ['a list', [report]],
    ['no JSON', '{'],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
    expect(write).not.toHaveBeenCalled();
  });

  it('accepts 10 a minute from one address, and others from another address meanwhile', async () => {
    for (let within = 0; within < 10; within++) expect((await send(report)).status).toBe(202);
    const refused = await send(report);
    expect(refused).toMatchObject({ status: 429, error: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await send(report, '192.0.2.2')).status).toBe(202);
    nowMs += 60_000;
    expect((await send(report)).status).toBe(202);
    expect(write).toHaveBeenCalledTimes(12);
    expect(api.counts).toEqual({ reads: 0, writes: 0 });
  });

  it('accepts 200 an hour from all addresses together', async () => {
    for (let within = 0; within < 200; within++) {
      expect((await send(report, `192.0.2.${within}`)).status).toBe(202);
    }
    expect((await send(report, '198.51.100.1')).status).toBe(429);
    nowMs += 3_600_000;
    expect((await send(report, '198.51.100.1')).status).toBe(202);
    expect(write).toHaveBeenCalledTimes(201);
    expect(api.counts).toEqual({ reads: 0, writes: 0 });
  });
});
