import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { Conflict, orConflict, retryOnConflict } from './retry-on-conflict.ts';

it('a retry returns the first attempt without a conflict', async () => {
  const attempt = vi.fn(async () => 'written');
  attempt.mockRejectedValueOnce(new Conflict()).mockRejectedValueOnce(new Conflict());
  expect(await retryOnConflict(attempt)).toBe('written');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('a retry gives up with UNAVAILABLE after ten attempts', async () => {
  const attempt = vi.fn(() => Promise.reject(new Conflict()));
  const error: unknown = await retryOnConflict(attempt).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } });
  expect(attempt).toHaveBeenCalledTimes(10);
});

it('a retry gives up after the given number of attempts, and no later than the given time', async () => {
  const attempt = vi.fn(() => Promise.reject(new Conflict()));
  await expect(retryOnConflict(attempt, { maxAttempts: 2 })).rejects.toThrow(AppError);
  expect(attempt).toHaveBeenCalledTimes(2);
  const slow = vi.fn(() => sleep(30).then(() => Promise.reject(new Conflict())));
  await expect(retryOnConflict(slow, { untilMs: performance.now() + 20 })).rejects.toThrow(
    AppError,
  );
  expect(slow).toHaveBeenCalledTimes(1);
});

it('a retry does not repeat an attempt that failed for another reason', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('no')));
  await expect(retryOnConflict(attempt)).rejects.toThrow('no');
  expect(attempt).toHaveBeenCalledTimes(1);
});

it.each([5, 6, 9, 10])('a conditional write treats status %i as a conflict', async (code) => {
  await expect(orConflict(Promise.reject(Object.assign(new Error(), { code })))).rejects.toThrow(
    Conflict,
  );
});

it('a conditional write passes on every other error', async () => {
  const error = Object.assign(new Error('away'), { code: 14 });
  await expect(orConflict(Promise.reject(error))).rejects.toBe(error);
});
