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

type Source<Value> = {
  /** Brings the code that listens. */
  load: () => Promise<(listener: Listener<Value>) => () => void>;
  /** Asks for a new ID token; false when the person may have none. */
  renewToken: () => Promise<boolean>;
};

const slowAfterMs = 10_000;
const beginAgainAfterMs = 30_000;

/** Watches until the returned function is called. */
export function startWatch<Value>(
  source: Source<Value>,
  handlers: WatchHandlers<Value>,
): () => void {
  const watch = new Watch(source, handlers);
  watch.begin();
  return () => {
    watch.end();
  };
}

class Watch<Value> {
  readonly #source: Source<Value>;
  readonly #handlers: WatchHandlers<Value>;
  #isOver = false;
  #isTold = false;
  #isTokenNew = false;
  #stopListening: (() => void) | undefined;
  #slowTimer: ReturnType<typeof setTimeout> | undefined;
  #nextTry: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Source<Value>, handlers: WatchHandlers<Value>) {
    this.#source = source;
    this.#handlers = handlers;
  }

  begin(): void {
    this.#waitForServer();
    this.#source
      .load()
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
      this.#isTokenNew = false;
      this.#handlers.onChange(value);
    },
    onUnconfirmed: () => {
      if (!this.#isOver) this.#waitForServer();
    },
    onEnd: (why) => {
      this.#stopListening = undefined;
      if (why === 'failed') this.#fail();
      else if (this.#isTokenNew) this.#refuse();
      else this.#askWithNewToken();
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

  /** A role that was just given is in no token yet, and the rules read it there. */
  #askWithNewToken(): void {
    this.#isTokenNew = true;
    this.#source.renewToken().then(
      (isRenewed) => {
        if (!isRenewed) this.#refuse();
        else if (!this.#isOver) this.begin();
      },
      () => {
        this.#fail();
      },
    );
  }

  #refuse(): void {
    if (this.#isOver) return;
    this.end();
    this.#handlers.onTrouble('refused');
  }

  #fail(): void {
    if (this.#isOver) return;
    this.#isTokenNew = false;
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
