import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type FailureCode } from '../http/api-error.ts';
import { createSessionCaller } from './session.ts';

const send = vi.fn<(bearer: string) => Promise<unknown>>();
const renew = vi.fn();
const onRefused = vi.fn();
const withSession = createSessionCaller({
  session: { credentials: () => Promise.resolve({ uid: 'ben', token: 'old' }), renew },
  onRefused,
});
const call = () => withSession(send);

function failure(status: number, code: FailureCode = 'INTERNAL') {
  return new ApiError({ status, code, message: `Status ${status}` });
}

const bearersSent = () => send.mock.calls.map(([bearer]) => bearer);

beforeEach(() => {
  vi.resetAllMocks();
  renew.mockResolvedValue({ uid: 'ben', token: 'new' });
});

describe('a call with an access token', () => {
  it('renews nothing when it succeeds', async () => {
    send.mockResolvedValueOnce(['line']);
    expect(await call()).toEqual(['line']);
    expect(bearersSent()).toEqual(['old']);
    expect(renew).not.toHaveBeenCalled();
  });

  it('renews the token once after a 401 and tries again once', async () => {
    send.mockRejectedValueOnce(failure(401)).mockResolvedValueOnce(['line']);
    expect(await call()).toEqual(['line']);
    expect(bearersSent()).toEqual(['old', 'new']);
    expect(renew).toHaveBeenCalledExactlyOnceWith({ uid: 'ben', token: 'old' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('logs out after a second 401', async () => {
    send.mockRejectedValue(failure(401));
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(bearersSent()).toEqual(['old', 'new']);
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('ben');
  });

  it.each([401, 403])('logs out when the renewal is refused with %i', async (status) => {
    send.mockRejectedValueOnce(failure(401));
    renew.mockRejectedValueOnce(failure(status));
    await expect(call()).rejects.toMatchObject({ status });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('ben');
  });

  it.each([0, 429, 500, 503])('does not log out when the renewal fails with %i', async (status) => {
    send.mockRejectedValueOnce(failure(401));
    renew.mockRejectedValueOnce(failure(status));
    await expect(call()).rejects.toMatchObject({ status });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('logs out at once after a 403 and renews nothing', async () => {
    send.mockRejectedValueOnce(failure(403));
    await expect(call()).rejects.toMatchObject({ status: 403 });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('ben');
    expect(renew).not.toHaveBeenCalled();
  });

  it('logs out after a 403 to the second attempt', async () => {
    send.mockRejectedValueOnce(failure(401)).mockRejectedValueOnce(failure(403));
    await expect(call()).rejects.toMatchObject({ status: 403 });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('ben');
  });

  it('requirement 37: neither renews nor logs out when it is rejected as not coming from our app', async () => {
    send.mockRejectedValueOnce(failure(403, 'APP_CHECK_FAILED'));
    await expect(call()).rejects.toMatchObject({ code: 'APP_CHECK_FAILED' });
    expect(renew).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('requirement 37: does not log out when the renewal is rejected as not coming from our app', async () => {
    send.mockRejectedValueOnce(failure(401));
    renew.mockRejectedValueOnce(failure(403, 'APP_CHECK_FAILED'));
    await expect(call()).rejects.toMatchObject({ code: 'APP_CHECK_FAILED' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each([0, 400, 404, 409, 413, 429, 500, 502, 503])(
    'neither renews nor logs out after a %i',
    async (status) => {
      send.mockRejectedValueOnce(failure(status));
      await expect(call()).rejects.toMatchObject({ status });
      expect(renew).not.toHaveBeenCalled();
      expect(onRefused).not.toHaveBeenCalled();
    },
  );
});
