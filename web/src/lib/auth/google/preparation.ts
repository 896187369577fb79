/** `failed` includes what takes too long; it turns into `ready` if it succeeds after all. */
export type Readiness = 'loading' | 'ready' | 'failed';

export type Preparation = {
  readiness: () => Readiness;
  subscribe: (listener: () => void) => () => void;
  /** Begins to load, unless that is going on or done. */
  start: () => void;
};

export const patienceMs = 8000;

/** Loads something that a press needs, and knows whether the press has to wait for it. */
export function createPreparation(load: () => Promise<unknown>): Preparation {
  let readiness: Readiness = 'loading';
  let attempt = 0;
  const listeners = new Set<() => void>();
  const become = (next: Readiness) => {
    readiness = next;
    for (const listener of listeners) listener();
  };
  return {
    readiness: () => readiness,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (readiness === 'ready' || (readiness === 'loading' && attempt > 0)) return;
      attempt += 1;
      const own = attempt;
      const fail = () => {
        if (own === attempt && readiness === 'loading') become('failed');
      };
      become('loading');
      const timer = setTimeout(fail, patienceMs);
      load()
        .then(() => {
          become('ready');
        }, fail)
        .finally(() => {
          clearTimeout(timer);
        });
    },
  };
}
