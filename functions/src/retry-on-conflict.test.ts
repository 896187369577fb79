import { expect, it, vi } from 'vitest';
import { AppError } from './http/app-error.ts';
import { lost, tryUntilWon } from './retry-on-conflict.ts';

it('answers the first attempt that was not lost', async () => {
  const attempt = vi.fn<() => Promise<string | typeof lost>>(async () => 'won');
  attempt.mockResolvedValueOnce(lost).mockResolvedValueOnce(lost);
  expect(await tryUntilWon(attempt)).toBe('won');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('gives up after ten attempts with UNAVAILABLE, which may be tried again', async () => {
  const attempt = vi.fn(async () => lost);
  const error: unknown = await tryUntilWon(attempt).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } });
  expect(attempt).toHaveBeenCalledTimes(10);
});

it('does not repeat an attempt that failed', async () => {
  const attempt = vi.fn(() => Promise.reject(new Error('no')));
  await expect(tryUntilWon(attempt)).rejects.toThrow('no');
  expect(attempt).toHaveBeenCalledTimes(1);
});
