import type { Listener } from './live-chunk.ts';

/**
 * The reasons why a watch may show outdated data.
 * - `refused`: the rules deny it. The watch has ended; what the API says about the caller counts.
 * - `failed`: something else ended it, or its code could not be loaded. It starts again by itself.
 * - `slow`: the server has confirmed nothing for ten seconds. The watch continues.
 */
export type LiveTrouble = 'refused' | 'failed' | 'slow';

export type WatchHandlers<Value> = {
  /** Called with what the server confirms, never with cached data. Any trouble is then over. */
  onChange: (value: Value) => void;
  /** Called once until the next change; until then, the caller should poll the API. */
  onTrouble: (trouble: LiveTrouble) => void;
};

type Source<Value> = {
  /** Loads the code that listens. */
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

  /** The rules read the role from the token, and a new role is not in the old token yet. */
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
