import type { ImportRun } from '../import-run.ts';

/** A call that may be repeated without doing anything twice. */
export type ImportStep = () => Promise<void>;

type MenuRunOptions = {
  /** What dishes refer to: categories and groups of options. */
  before: readonly ImportStep[];
  dishes: ImportRun;
  /** What refers to dishes: their order. */
  after: readonly ImportStep[];
};

/** Imports a whole menu step by step. A failed run resumes with the step that failed. */
export function createMenuRun({ before, dishes, after }: MenuRunOptions): ImportRun {
  const [first, last] = [[...before], [...after]];
  return {
    ...dishes,

    async run(signal, onProgress) {
      await takeSteps(first, signal);
      const rows = await dishes.run(signal, onProgress);
      await takeSteps(last, signal);
      return rows;
    },
  };
}

async function takeSteps(waiting: ImportStep[], signal: AbortSignal): Promise<void> {
  for (let step = waiting[0]; step; step = waiting[0]) {
    signal.throwIfAborted();
    await step();
    waiting.shift();
  }
}
