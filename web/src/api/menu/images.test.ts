import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '../../lib/http/api-error.ts';
import { sendToHost } from './images.ts';

vi.mock('../../lib/session/session.ts', () => ({
  withSession: (call: (token: string) => unknown) => call('the access token'),
}));

/** One upload, as the code under test sees it. */
class FakeRequest {
  static last: FakeRequest | undefined;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  url = '';
  form = new FormData();
  status = 0;
  responseText = '';
  contentType = 'application/json';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  constructor() {
    FakeRequest.last = this;
  }
  open(_method: string, url: string): void {
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? this.contentType : null;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.onabort?.();
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

vi.stubGlobal('XMLHttpRequest', FakeRequest);

const own = { url: '/api/images', key: '' };
const foreign = { url: 'https://pictures.example/1/upload', key: 'a key&more' };
const picture = new Blob(['pixels'], { type: 'image/webp' });
const stored = { success: true, data: { display_url: '/api/images/abc' } };

let onProgress = vi.fn<(share: number) => void>();

beforeEach(() => {
  onProgress = vi.fn();
  FakeRequest.last = undefined;
});

async function begin(host: typeof own, signal?: AbortSignal) {
  const address = sendToHost(host, { picture, purpose: 'avatar', onProgress, signal });
  const request = await vi.waitUntil(() => FakeRequest.last, 120_000);
  return { address, request };
}

describe('an uploaded picture', () => {
  it("goes to the app's own host with the access token and its purpose", async () => {
    const { address, request } = await begin(own);
    expect(request.url).toBe('/api/images?purpose=avatar');
    expect(request.headers).toEqual({ authorization: 'Bearer the access token' });
    request.answer(200, stored);
    await expect(address).resolves.toBe('/api/images/abc');
  });

  it('goes to another host with only the key, never with a token', async () => {
    const { address, request } = await begin(foreign);
    expect(request.url).toBe('https://pictures.example/1/upload?key=a+key%26more');
    expect(request.headers).toEqual({});
    expect([...request.form.keys()]).toEqual(['image']);
    request.answer(200, stored);
    await address;
  });

  it('is a file of its type in the field `image`', async () => {
    const { address, request } = await begin(own);
    const file = request.form.get('image');
    expect(file).toMatchObject({ name: 'picture.webp', type: 'image/webp', size: 6 });
    request.answer(200, stored);
    await address;
  });

  it('reports how much of it has been sent', async () => {
    const { address, request } = await begin(own);
    request.upload.onprogress?.({ loaded: 3, total: 12 });
    expect(onProgress).toHaveBeenCalledWith(0.25);
    request.answer(200, stored);
    await address;
  });
});

describe('an upload that fails', () => {
  const failureOf = (address: Promise<string>) =>
    address.then(
      () => Promise.reject(new Error('It did not fail.')),
      (error: unknown) => error as ApiError,
    );

  it("shows the server's message", async () => {
    const { address, request } = await begin(own);
    request.answer(413, { code: 'TOO_LARGE', message: 'A picture can be up to 900 KB.' });
    expect(await failureOf(address)).toMatchObject({
      status: 413,
      message: 'A picture can be up to 900 KB.',
    });
  });

  it("requirement 61: counts as an outage when the 403 is a proxy's, and can be sent again", async () => {
    const { address, request } = await begin(own);
    request.contentType = 'text/html';
    request.answer(403, { code: 'FORBIDDEN', message: 'Not ours.' });
    expect(await failureOf(address)).toMatchObject({ status: 503, code: 'UNREADABLE' });
  });

  it('also counts as failed when the host says so with status 200', async () => {
    const { address, request } = await begin(foreign);
    request.answer(200, { success: false });
    expect(await failureOf(address)).toMatchObject({ code: 'UNREADABLE' });
  });

  it('is told apart by whether there was no answer or it was canceled', async () => {
    const lost = await begin(own);
    lost.request.onerror?.();
    expect(await failureOf(lost.address)).toMatchObject({ code: 'NETWORK' });

    const controller = new AbortController();
    const cancelled = await begin(own, controller.signal);
    controller.abort();
    expect(await failureOf(cancelled.address)).toMatchObject({ name: 'AbortError' });
  });
});
