import { statusOfErrorCode } from '@thymely/contract/ground/errors';
import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { refusalIn, unreachable } from '../../lib/http/api-error.ts';
import { outcomeOf } from './outcome-of.ts';

const order = (revision: number) => ({ _id: 'o1', revision }) as Order;
const isOf = (status: number) => (name: string) =>
  statusOfErrorCode[name as keyof typeof statusOfErrorCode] === status;

/** Returns a refusal in the API's own format. */
function refused(status: number) {
  const code = Object.keys(statusOfErrorCode).find(isOf(status));
  const text = JSON.stringify({ code, message: 'No.' });
  return refusalIn({
    status,
    text,
    header: (name) => (name === 'content-type' ? 'application/json' : null),
  });
}

/** Asks an API that gives these answers in turn and then repeats the last, two seconds apart. */
async function asked(...answers: (Order | Error)[]) {
  let nowMs = 0;
  let calls = 0;
  const outcome = await outcomeOf(order(1), {
    ask: () => {
      const answer = answers[Math.min(calls++, answers.length - 1)];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? order(1));
    },
    signal: AbortSignal.timeout(5000),
    pause: (ms) => {
      nowMs += ms;
      return Promise.resolve();
    },
    nowMs: () => nowMs,
  });
  return { outcome, calls, tookMs: nowMs };
}

describe('requirement 58: a step without an answer', () => {
  it('requirement 58: is settled as soon as the order has changed, however late', async () => {
    expect(await asked(order(2))).toMatchObject({ outcome: order(2), calls: 1 });
    const late = await asked(order(1), order(1), order(2));
    expect(late).toMatchObject({ outcome: order(2), calls: 3, tookMs: 4000 });
  });

  it('requirement 58: is open as long as the server does not answer, however long that takes', async () => {
    const outage = Array.from({ length: 50 }, (_, n) => (n % 2 ? unreachable() : refused(503)));
    expect(await asked(...outage, refused(429), order(2))).toMatchObject({ outcome: order(2) });
  });

  it('requirement 58: is reported as neither done nor failed while the order stays as it was', async () => {
    expect(await asked(order(1))).toMatchObject({ outcome: undefined, tookMs: 20_000 });
  });

  it('is no longer asked about by someone who may not see the order', async () => {
    for (const status of [401, 403, 404])
      expect(await asked(refused(status))).toMatchObject({ outcome: undefined, calls: 1 });
  });
});
