import { afterEach, describe, expect, it, vi } from 'vitest';
import { listCart, setCartQuantity } from '@thymely/contract/cart/endpoints';
import { getMenuItem, listMenu } from '@thymely/contract/menu/endpoints';
import { exportMenu } from '@thymely/contract/menu/endpoints';
import { visitId } from '../visit.ts';
import { ApiError, isUnanswered } from './api-error.ts';
import { fetchFile } from './fetch-file.ts';
import { sendRequest } from './send-request.ts';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);

afterEach(() => {
  fetchMock.mockReset();
});

const json = { 'content-type': 'application/json; charset=utf-8' };

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  fetchMock.mockResolvedValueOnce(new Response(body, { status, headers: { ...json, ...headers } }));
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call did not fail with an ApiError.');
  return error;
}

describe('a request', () => {
  it('is sent to /api with its parameters escaped', async () => {
    answer(200, '{}');
    await sendRequest(getMenuItem, { params: { id: 'a/b?c' } });
    expect(fetchMock).toHaveBeenCalledWith('/api/menu/a%2Fb%3Fc', expect.anything());
  });

  it('carries its query, without undefined values', async () => {
    answer(200, '[]');
    await sendRequest(listCart, { query: { email: 'ben+x@thymely.example' } });
    answer(200, '[]');
    await sendRequest(listMenu, { query: { category: undefined } });
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      '/api/carts?email=ben%2Bx%40thymely.example',
      '/api/menu',
    ]);
  });

  it('returns a CSV file unchanged, including its byte order mark', async () => {
    answer(200, '\uFEFF_id,name\r\n', { 'content-type': 'text/csv; charset=utf-8' });
    const file = await fetchFile({ path: exportMenu.path, bearer: 'token' });
    expect(Buffer.from(await file.arrayBuffer()).toString('utf8')).toBe('\uFEFF_id,name\r\n');
  });

  it('carries its body as JSON and its token as a bearer', async () => {
    answer(200, '{}');
    await sendRequest(setCartQuantity, {
      params: { id: 'line' },
      body: { quantity: 2 },
      bearer: 'token',
      keepalive: true,
    });
    expect(fetchMock).toHaveBeenCalledWith('/api/carts/line', {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer token',
        // The reporter of errors has the same one.
        'x-visit': visitId(),
      },
      body: '{"quantity":2}',
      keepalive: true,
    });
    expect(visitId()).toMatch(/^[\da-f-]{36}$/);
  });

  it('returns what the API answers', async () => {
    answer(200, '[{"_id":"a"}]');
    expect(await sendRequest(listMenu, { query: {} })).toEqual([{ _id: 'a' }]);
  });
});

describe('a failed request', () => {
  it('has the code, message and fields from the API', async () => {
    answer(400, '{"code":"INVALID_REQUEST","message":"No.","fields":{"price":"Too low."}}');
    expect(await failureOf(sendRequest(listMenu, { query: {} }))).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      message: 'No.',
      fields: { price: 'Too low.' },
    });
  });

  it.each([
    ["a proxy's page", 403, '<!doctype html><h1>Forbidden</h1>', 'text/html'],
    ["Google's page", 401, '<html><title>401 Unauthorized</title></html>', 'text/html'],
    ['JSON of another form', 403, '{"error":{"code":403,"message":"Denied."}}', json],
    ['an unknown code', 403, '{"code":"toString","message":"No."}', json],
    ['a code of another status', 401, '{"code":"FORBIDDEN","message":"No."}', json],
    ['a body that is not sent as JSON', 403, '{"code":"FORBIDDEN","message":"No."}', 'text/plain'],
    ['JSON that only begins like ours', 403, '{"code":"FORBIDDEN"}', json],
    ['nothing', 401, '', json],
    ['the page of a framework', 400, '<!doctype html><pre>Bad Request</pre>', 'text/html'],
    ['the page of a network', 404, '<h1>Please sign in</h1>', 'text/html'],
    ['null', 409, 'null', json],
  ])('requirement 61: with %s is an outage, not a refusal', async (_, status, body, type) => {
    const headers = typeof type === 'string' ? { 'content-type': type } : type;
    for (const send of [
      () => sendRequest(listCart, { query: { email: 'ben@thymely.example' }, bearer: 'token' }),
      () => fetchFile({ path: exportMenu.path, bearer: 'token' }),
    ]) {
      answer(status, body, headers);
      const error = await failureOf(send());
      expect(error).toMatchObject({ status: 503, code: 'UNREADABLE' });
      expect(error.message).not.toContain('<');
      expect(isUnanswered(error)).toBe(true);
    }
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [403, 'APP_CHECK_FAILED'],
  ])("requirement 61: with %i %s in the API's own form is a refusal", async (status, code) => {
    answer(status, JSON.stringify({ code, message: 'No.' }));
    const error = await failureOf(sendRequest(listMenu, { query: {} }));
    expect(error).toMatchObject({ status, code, message: 'No.' });
    expect(isUnanswered(error)).toBe(false);
  });

  it('is a refusal with a code that only a later release of the API has', async () => {
    answer(422, '{"code":"NOT_TODAY","message":"Closed for a wedding."}');
    const error = await failureOf(sendRequest(listMenu, { query: {} }));
    expect(error).toMatchObject({ status: 422, message: 'Closed for a wedding.' });
    expect(isUnanswered(error)).toBe(false);
  });

  it('is an outage when a successful response is not JSON, whose headers say nothing either', async () => {
    const onHeaders = vi.fn<() => void>();
    answer(200, '<html>');
    const error = await failureOf(sendRequest(listMenu, { query: {}, onHeaders }));
    expect(error).toMatchObject({ status: 503, code: 'UNREADABLE' });
    expect(onHeaders).not.toHaveBeenCalled();
  });

  it('is one without an answer when the connection breaks in the middle of it', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('[{"_id":'));
        controller.error(new TypeError('network error'));
      },
    });
    fetchMock.mockResolvedValueOnce(new Response(body, { status: 200, headers: json }));
    const error = await failureOf(sendRequest(listMenu, { query: {} }));
    expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  it('has no answer after its time limit', () => {
    expect(isUnanswered(new DOMException('too late', 'TimeoutError'))).toBe(true);
    expect(isUnanswered(new Error('A fault of ours.'))).toBe(false);
  });

  it('says when to try again', async () => {
    answer(503, '{"code":"UNAVAILABLE","message":"Later."}', { 'retry-after': '7' });
    expect((await failureOf(sendRequest(listMenu, { query: {} }))).retryAfterSeconds).toBe(7);
  });

  it('has the current state of a conflicting object, and its version', async () => {
    const body = { code: 'CONFLICT', message: 'Changed.', current: { _id: 'a', price: 2 } };
    answer(409, JSON.stringify(body), { etag: 'W/"v2"' });
    expect(await failureOf(sendRequest(listMenu, { query: {} }))).toMatchObject({
      current: body.current,
      entityTag: 'W/"v2"',
    });
  });

  it('has what prevents an order from being placed, and the order itself', async () => {
    const details = { problems: [{ code: 'cart_empty' }], checkout: { quote: null }, order: {} };
    answer(409, JSON.stringify({ code: 'CONFLICT', message: 'No.', ...details }));
    expect((await failureOf(sendRequest(listMenu, { query: {} }))).ordering).toEqual(details);
    answer(409, JSON.stringify({ code: 'CONFLICT', message: 'No.' }));
    expect((await failureOf(sendRequest(listMenu, { query: {} }))).ordering).toEqual({});
  });

  it('recognizes that no answer came', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await failureOf(sendRequest(listMenu, { query: {} }))).toMatchObject({
      status: 0,
      code: 'NETWORK',
    });
  });

  it('that was aborted stays an AbortError', async () => {
    const controller = new AbortController();
    controller.abort();
    fetchMock.mockImplementationOnce((_, init) => {
      init?.signal?.throwIfAborted();
      throw new Error('The signal was not passed on.');
    });
    const call = sendRequest(listMenu, { query: {}, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
