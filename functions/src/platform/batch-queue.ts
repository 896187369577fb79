import { unavailable } from './app-error.ts';
import { within } from './in-queue.ts';

/** Somebody who waits for a turn, or whose turn it is. The first answer counts. */
export type Waiting<Item, Result> = {
  item: Item;
  /** The time by `performance.now()` after which nothing is begun. */
  readonly untilMs: number;
  readonly answer: (result: Result) => void;
  readonly refuse: (error: unknown) => void;
};

/** Those who need another turn: before all others, or after them. */
export type Again<Item, Result> = {
  first: readonly Waiting<Item, Result>[];
  last: readonly Waiting<Item, Result>[];
};

type BatchQueueOptions<Item, Result> = {
  /** The longest that a turn delays the next one, so that none can block it. */
  patienceMs: number;
  /** The most who wait at the same time. */
  mostWaiting: number;
  /** Returns whose turn it is: some of those who wait, at least one. */
  choose: (waiting: readonly Waiting<Item, Result>[]) => readonly Waiting<Item, Result>[];
  /** Answers them, or returns those who need another turn. An error is the answer of all. */
  run: (chosen: readonly Waiting<Item, Result>[]) => Promise<Again<Item, Result>>;
};

/**
 * Creates a queue in which those who wait share a turn. There is one turn at a time, and whoever
 * comes during it waits for the next one; nobody waits for company.
 *
 * @returns a function that queues an item, and returns its answer.
 * @throws AppError UNAVAILABLE when the turn did not come in time, or too many wait already.
 */
export function createBatchQueue<Item, Result>(
  options: BatchQueueOptions<Item, Result>,
): (item: Item, untilMs: number) => Promise<Result> {
  const { patienceMs, mostWaiting, choose, run } = options;
  const timers = new Map<Waiting<Item, Result>, NodeJS.Timeout | undefined>();
  let waiting: Waiting<Item, Result>[] = [];
  let isBusy = false;

  function begin(): void {
    if (isBusy || waiting.length === 0) return;
    const chosen = choose(waiting);
    for (const each of chosen) leave(each);
    isBusy = true;
    const ended = run(chosen).then(queueAgain, (error: unknown) => {
      for (const { refuse } of chosen) refuse(error);
    });
    void within(ended, patienceMs).then(() => {
      isBusy = false;
      begin();
    });
    // Whoever a late turn returns may be alone in the queue.
    void ended.then(begin);
  }

  function queueAgain({ first, last }: Again<Item, Result>): void {
    waiting = [...first, ...waiting, ...last];
    for (const each of [...first, ...last]) startTimer(each);
  }

  function startTimer(each: Waiting<Item, Result>): void {
    const { untilMs, refuse } = each;
    const giveUp = () => {
      leave(each);
      refuse(unavailable(new Error('the turn did not come in time')));
    };
    const ms = Math.max(0, untilMs - performance.now());
    timers.set(each, ms === Infinity ? undefined : setTimeout(giveUp, ms));
  }

  function leave(each: Waiting<Item, Result>): void {
    waiting = waiting.filter((other) => other !== each);
    clearTimeout(timers.get(each));
    timers.delete(each);
  }

  return (item, untilMs) => {
    if (waiting.length >= mostWaiting) {
      const error = new Error(`${waiting.length} wait for their turn already`);
      return Promise.reject(unavailable(error));
    }
    const { promise, resolve: answer, reject: refuse } = Promise.withResolvers<Result>();
    const each = { item, untilMs, answer, refuse };
    waiting.push(each);
    startTimer(each);
    begin();
    return promise;
  };
}
