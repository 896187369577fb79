import type { Firestore } from 'firebase-admin/firestore';

/** A call to Firestore and when it was under way, by `performance.now()`. */
type Call = { method: string; beganMs: number; endedMs: number; hasFailed: boolean };

export type CallLog = {
  /** How many calls of a kind have ended, such as `commit`, whether or not they have failed. */
  count: (method: string) => number;
  /** How many writes have failed. */
  conflicts: () => number;
  /** Returns the round trips that followed one another, however many calls each was shared by. */
  roundTrips: () => number;
  forget: () => void;
};

/** Notes each call that a client sends to Firestore, until its answer is complete. */
export function logCalls(db: Firestore): CallLog {
  type Send = (method: string, ...rest: unknown[]) => Promise<unknown>;
  const transport = db as unknown as { request: Send; requestStream: Send };
  let calls: Call[] = [];
  for (const name of ['request', 'requestStream'] as const) {
    const send = transport[name].bind(db);
    transport[name] = async (method, ...rest) => {
      const beganMs = performance.now();
      const ended = (hasFailed: boolean) => {
        calls.push({ method, beganMs, endedMs: performance.now(), hasFailed });
      };
      const answer = await send(method, ...rest).catch((error: unknown) => {
        ended(true);
        throw error;
      });
      if (isStream(answer)) answer.once('end', () => ended(false));
      else ended(false);
      return answer;
    };
  }
  return {
    count: (name) => calls.filter(({ method }) => method === name).length,
    conflicts: () =>
      calls.filter(({ method, hasFailed }) => method === 'commit' && hasFailed).length,
    roundTrips() {
      let lastMs = -Infinity;
      let trips = 0;
      for (const { beganMs, endedMs } of calls.toSorted((a, b) => a.endedMs - b.endedMs)) {
        if (beganMs < lastMs) continue;
        trips++;
        lastMs = endedMs;
      }
      return trips;
    },
    forget() {
      calls = [];
    },
  };
}

function isStream(answer: unknown): answer is NodeJS.ReadableStream {
  return typeof answer === 'object' && answer !== null && 'once' in answer;
}
