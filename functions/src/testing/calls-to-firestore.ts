import type { Firestore } from 'firebase-admin/firestore';

/** A call to Firestore and when it was under way, by `performance.now()`. */
type Call = { method: string; beganMs: number; endedMs: number };

export type CallLog = {
  /** How many calls of a kind have ended, such as `commit`. */
  count: (method: string) => number;
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
      const answer = await send(method, ...rest);
      const ended = () => {
        calls.push({ method, beganMs, endedMs: performance.now() });
      };
      if (isStream(answer)) answer.once('end', ended);
      else ended();
      return answer;
    };
  }
  return {
    count: (name) => calls.filter(({ method }) => method === name).length,
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
