import { channel } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newPushDevice } from '../testing/push-device.ts';
import { answerWith, startPushService } from '../testing/push-service.ts';
import { createSendPush } from './send-push.ts';

const service = await startPushService();
const { vapid, pushOrigins } = service.config;
if (vapid === undefined) throw new Error('The service has no keys.');

afterAll(() => service.close());
beforeEach(() => service.reset());

const payload = { order: 'order-1', number: 47, state: 'ready' } as const;

const send = ({ endpoint = `${service.origin}/device`, deadlineMs = 60_000 } = {}) =>
  createSendPush({ vapid, pushOrigins, deadlineMs })(newPushDevice(endpoint).subscription, payload);

/** Returns the `aud` of a request's signature: the origin that it is signed for. */
function audienceOf(authorization: string | undefined): unknown {
  const [, claims = ''] = /t=[\w-]+\.([\w-]+)\./.exec(authorization ?? '') ?? [];
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: unknown }).aud;
}

/** Goes on writing until the connection ends. Returns a promise of that end. */
function writeForever({ socket }: ServerResponse, write: () => unknown): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(write, 5);
  socket?.on('error', () => undefined);
  socket?.once('close', () => {
    clearInterval(timer);
    resolve();
  });
  return ended;
}

describe('requirement 63: a message to a push service', () => {
  it('requirement 63: is sent with an answer of success, and its device is gone with 404 or 410', async () => {
    const outcomes: unknown[] = [];
    for (const status of [200, 201, 202, 204, 404, 410, 400, 403, 413, 429, 500, 503]) {
      service.behavior.answer = answerWith(status);
      outcomes.push([status, await send()]);
    }
    expect(outcomes).toEqual([
      ...[200, 201, 202, 204].map((status) => [status, 'sent']),
      ...[404, 410].map((status) => [status, 'gone']),
      ...[400, 403, 413, 429, 500, 503].map((status) => [status, 'failed']),
    ]);
  });

  it('requirement 63: may take five seconds, and is kept by the service for an hour', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    const { subscription } = newPushDevice(service.origin);
    await createSendPush({ vapid, pushOrigins })(subscription, payload);
    expect(timeout).toHaveBeenCalledWith(5000);
    expect(service.received[0]?.headers).toMatchObject({ ttl: '3600', urgency: 'high' });
  });

  it('requirement 63: ends at the status of an answer that has no end', async () => {
    const cancel = vi.spyOn(ReadableStream.prototype, 'cancel');
    onTestFinished(() => cancel.mockRestore());
    let ended: Promise<void> | undefined;
    service.behavior.answer = (response) => {
      response.writeHead(201).flushHeaders();
      ended = writeForever(response, () => response.write(Buffer.alloc(65_536)));
    };
    expect(await send()).toBe('sent');
    // The connection of an answer that is left unread would end only with its garbage.
    expect(cancel).toHaveBeenCalledOnce();
    await ended;
  });

  it.each([
    ['never answers', () => Promise.resolve()],
    [
      'answers a byte at a time',
      (response: ServerResponse) => {
        response.socket?.write('HTTP/1.1 201 Created\r\n');
        return writeForever(response, () => response.socket?.write('x'));
      },
    ],
  ])('requirement 63: fails at its deadline when the service %s', async (_, behave) => {
    let ended: Promise<void> | undefined;
    service.behavior.answer = (response) => void (ended = behave(response));
    expect(await send({ deadlineMs: 500 })).toBe('failed');
    await ended;
  });

  it('requirement 63: fails with a redirect, and is sent nowhere else', async () => {
    const other = await startPushService();
    onTestFinished(() => other.close());
    for (const status of [301, 302, 303, 307, 308]) {
      service.behavior.answer = (response) => {
        response.writeHead(status, { Location: `${other.origin}/elsewhere` }).end();
      };
      expect(await send()).toBe('failed');
    }
    expect(service.received).toHaveLength(5);
    expect(other.received).toEqual([]);
  });

  it('requirement 63: goes to no device at another service, which is gone', async () => {
    let calls = 0;
    const other = createServer((_, response) => {
      calls += 1;
      response.end();
    });
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void other.close());
    const { port } = other.address() as { port: number };
    expect(await send({ endpoint: `http://127.0.0.1:${port}/a` })).toBe('gone');
    expect(calls).toBe(0);
  });
});

describe('requirement 64: the host of an endpoint', () => {
  /** Returns the names that were looked up, none of which is found, and the requests that were made. */
  function watchCalls() {
    const lookedUp: string[] = [];
    const requests: { origin: string; authorization: string | undefined }[] = [];
    const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((
      name: string,
      _: object,
      done: (error: Error) => void,
    ) => {
      lookedUp.push(name);
      done(new Error('not found'));
    }) as unknown as typeof dns.lookup);
    const onRequest = (message: unknown) => {
      const { request } = message as { request: { origin: URL | string; headers: string[] } };
      const index = request.headers.findIndex((name) => name.toLowerCase() === 'authorization');
      const authorization = request.headers[index + 1];
      requests.push({ origin: String(request.origin), authorization });
    };
    const made = channel('undici:request:create');
    made.subscribe(onRequest);
    onTestFinished(() => {
      made.unsubscribe(onRequest);
      lookup.mockRestore();
    });
    return { lookedUp, requests };
  }

  it.each([
    ['https://fcm.googleapis.com/fcm/send/a', 'fcm.googleapis.com'],
    ['https://FCM.GoogleAPIs.com:443/fcm/send/a', 'fcm.googleapis.com'],
    ['https:\\\\web.push.apple.com\\a', 'web.push.apple.com'],
    ['ht\ntps://a.notify\t.windows.com/x', 'a.notify.windows.com'],
    ['https://updates.push.services.mozilla.com?@127.0.0.1/', 'updates.push.services.mozilla.com'],
  ])('requirement 64: of %j is checked, connected to and signed for', async (endpoint, host) => {
    const { lookedUp, requests } = watchCalls();
    expect(await send({ endpoint })).toBe('failed');
    expect(lookedUp).toEqual([host]);
    expect(requests.map(({ origin }) => origin)).toEqual([`https://${host}`]);
    expect(requests.map(({ authorization }) => audienceOf(authorization))).toEqual([
      `https://${host}`,
    ]);
  });

  it('requirement 64: at an added origin is signed for with its port', async () => {
    expect(await send()).toBe('sent');
    const { host, authorization } = service.received[0]?.headers ?? {};
    expect(`http://${host}`).toBe(service.origin);
    expect(audienceOf(authorization)).toBe(service.origin);
  });

  it.each(['https://127.0.0.1;.notify.windows.com/x', 'https://127.0.0.1\\@web.push.apple.com/'])(
    'requirement 64: that two parsers read in two ways is never called: %s',
    async (endpoint) => {
      const { lookedUp, requests } = watchCalls();
      expect(await send({ endpoint })).toBe('gone');
      expect([lookedUp, requests]).toEqual([[], []]);
    },
  );
});
