import type { Listener } from './live-chunk.ts';

/**
 * - `refused`: the rules deny it. This watch is over; what the API says about the caller counts.
 * - `failed`: something else ended it, or its code could not be loaded. It begins again by itself.
 * - `slow`: the server has confirmed nothing for ten seconds. It goes on.
 */
export type LiveTrouble = 'refused' | 'failed' | 'slow';

export type WatchHandlers<Value> = {
  /** What the server says, never what is only remembered. Any trouble told before is over. */
  onChange: (value: Value) => void;
  /** Told once until the next change: until then, ask the API. */
  onTrouble: (trouble: LiveTrouble) => void;
};

type Listen<Value> = (listener: Listener<Value>) => () => void;

const slowAfterMs = 10_000;
const beginAgainAfterMs = 30_000;

/** Watches until the returned function is called. @param load brings the code that listens. */
export function startWatch<Value>(
  load: () => Promise<Listen<Value>>,
  handlers: WatchHandlers<Value>,
): () => void {
  const watch = new Watch(load, handlers);
  watch.begin();
  return () => {
    watch.end();
  };
}

class Watch<Value> {
  readonly #load: () => Promise<Listen<Value>>;
  readonly #handlers: WatchHandlers<Value>;
  #isOver = false;
  #isTold = false;
  #stopListening: (() => void) | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #nextTry: ReturnType<typeof setTimeout> | undefined;

  constructor(load: () => Promise<Listen<Value>>, handlers: WatchHandlers<Value>) {
    this.#load = load;
    this.#handlers = handlers;
  }

  begin(): void {
    this.#waitForServer();
    this.#load()
      .then((listen) => {
        if (!this.#isOver) this.#stopListening = listen(this.#listener);
      })
      .catch(() => {
        this.#fail();
      });
  }

  end(): void {
    this.#isOver = true;
    this.#stopWaiting();
    clearTimeout(this.#nextTry);
    this.#stopListening?.();
  }

  readonly #listener: Listener<Value> = {
    onConfirmed: (value) => {
      if (this.#isOver) return;
      this.#stopWaiting();
      this.#isTold = false;
      this.#handlers.onChange(value);
    },
    onUnconfirmed: () => {
      if (!this.#isOver) this.#waitForServer();
    },
    onEnd: (why) => {
      this.#stopListening = undefined;
      if (why === 'failed') this.#fail();
      else if (!this.#isOver) {
        this.end();
        this.#handlers.onTrouble('refused');
      }
    },
  };

  #waitForServer(): void {
    this.#slowTimer ??= setTimeout(() => {
      this.#tell('slow');
    }, slowAfterMs);
  }

  #stopWaiting(): void {
    clearTimeout(this.#slowTimer);
    this.#slowTimer = undefined;
  }

  #fail(): void {
    if (this.#isOver) return;
    this.#stopWaiting();
    this.#nextTry = setTimeout(() => {
      this.begin();
    }, beginAgainAfterMs);
    this.#tell('failed');
  }

  #tell(trouble: LiveTrouble): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#handlers.onTrouble(trouble);
  }
}
