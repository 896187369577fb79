import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { announceSessionEnd } from '../session/session-events.ts';
import { removeOnce, withKey } from './call-api.ts';

function failure(status: number) {
  return new ApiError({ status, code: 'INTERNAL', message: `Status ${status}` });
}

const call = vi.fn<(key?: string) => Promise<unknown>>();
const keysSent = () => call.mock.calls.map(([key]) => key);

beforeEach(() => {
  announceSessionEnd();
  call.mockReset().mockResolvedValue('line');
});

describe('requirement 40: a call with an idempotency key', () => {
  it.each([0, 500, 503, 504])('keeps its key when it is repeated after %i', async (status) => {
    call.mockRejectedValueOnce(failure(status)).mockRejectedValueOnce(failure(status));
    await expect(withKey('add', call)).rejects.toThrow();
    await expect(withKey('add', call)).rejects.toThrow();
    expect(await withKey('add', call)).toBe('line');
    expect(new Set(keysSent()).size).toBe(1);
    await withKey('add', call);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it.each([400, 401, 403, 404, 409, 429])('gets a new key after a plain %i', async (status) => {
    call.mockRejectedValueOnce(failure(status));
    await expect(withKey('add', call)).rejects.toThrow();
    await withKey('add', call);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('shares its key with no other action, and with nobody who signs in later', async () => {
    call.mockRejectedValueOnce(failure(503));
    await expect(withKey('add', call)).rejects.toThrow();
    await withKey('add other', call);
    announceSessionEnd();
    await withKey('add', call);
    expect(new Set(keysSent()).size).toBe(3);
  });
});

describe('requirement 40: a removal', () => {
  it.each([0, 503])('succeeds on a 404 after %i', async (status) => {
    call.mockRejectedValueOnce(failure(status)).mockRejectedValueOnce(failure(404));
    await expect(removeOnce('remove', call)).rejects.toMatchObject({ status });
    await removeOnce('remove', call);
    // This holds only once: a later call makes a new request.
    call.mockRejectedValueOnce(failure(404));
    await expect(removeOnce('remove', call)).rejects.toMatchObject({ status: 404 });
  });

  it('fails on a 404 at first, after a refusal, or after another removal failed', async () => {
    call.mockRejectedValueOnce(failure(404));
    await expect(removeOnce('remove', call)).rejects.toMatchObject({ status: 404 });
    call.mockRejectedValueOnce(failure(409)).mockRejectedValueOnce(failure(404));
    await expect(removeOnce('remove', call)).rejects.toMatchObject({ status: 409 });
    await expect(removeOnce('remove', call)).rejects.toMatchObject({ status: 404 });
    call.mockRejectedValueOnce(failure(503)).mockRejectedValueOnce(failure(404));
    await expect(removeOnce('remove', call)).rejects.toMatchObject({ status: 503 });
    await expect(removeOnce('remove other', call)).rejects.toMatchObject({ status: 404 });
  });
});
