import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreparation, patienceMs } from './preparation.ts';
import { deferred, type Deferred } from '../../../../testing/deferred.ts';

/** A preparation whose attempts end when the test says so. */
function heldPreparation() {
  const attempts: Deferred<void>[] = [];
  const preparation = createPreparation(() => {
    const attempt = deferred<void>();
    attempts.push(attempt);
    return attempt.promise;
  });
  return { preparation, attempts };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('what a press needs', () => {
  it('is loaded once, however many places ask for it', async () => {
    const { preparation, attempts } = heldPreparation();
    const listener = vi.fn();
    preparation.start();
    preparation.subscribe(listener);
    preparation.start();
    expect(preparation.readiness()).toBe('loading');
    attempts[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(preparation.readiness()).toBe('ready');
    expect(listener).toHaveBeenCalledOnce();
    preparation.start();
    expect(attempts).toHaveLength(1);
  });

  it('can be tried again once it has failed', async () => {
    const { preparation, attempts } = heldPreparation();
    preparation.start();
    attempts[0]?.reject(new Error('blocked'));
    await vi.advanceTimersByTimeAsync(0);
    expect(preparation.readiness()).toBe('failed');
    preparation.start();
    expect(preparation.readiness()).toBe('loading');
    attempts[1]?.resolve();
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(preparation.readiness()).toBe('ready');
  });

  it('counts as failed after eight seconds, and as ready when it comes after all', async () => {
    const { preparation, attempts } = heldPreparation();
    preparation.start();
    await vi.advanceTimersByTimeAsync(7999);
    expect(preparation.readiness()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(preparation.readiness()).toBe('failed');
    attempts[0]?.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(preparation.readiness()).toBe('ready');
  });

  it('waits anew when it is tried again, whatever becomes of the first attempt', async () => {
    const { preparation, attempts } = heldPreparation();
    preparation.start();
    await vi.advanceTimersByTimeAsync(patienceMs);
    preparation.start();
    attempts[0]?.reject(new Error('blocked'));
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(preparation.readiness()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(preparation.readiness()).toBe('failed');
  });
});
