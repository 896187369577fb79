import type { FinishedImport, TakenBackBatch } from '@thymely/contract/imports/endpoints';

type SendBatch = (batch: {
  importId: string;
  after: string | undefined;
  signal: AbortSignal;
}) => Promise<TakenBackBatch>;

/** What has become of the dishes of an import so far. */
export type TakenBack = Omit<TakenBackBatch, 'next'>;

const nothing = { removed: 0, restored: 0, groups: 0, categories: 0, lists: 0 };
const counts = Object.keys(nothing) as (keyof typeof nothing)[];

export type TakeBackRun = ReturnType<typeof createTakeBackRun>;

/** Takes an import back batch by batch. A failed run resumes with the batch that failed. */
export function createTakeBackRun({ _id: importId }: FinishedImport, send: SendBatch) {
  let soFar: TakenBack = { ...nothing, left: [] };
  let after: string | null | undefined;

  return {
    soFar: () => soFar,

    /** @throws whatever sending throws; another call then resumes from there */
    async run(signal: AbortSignal, onProgress: (soFar: TakenBack) => void): Promise<TakenBack> {
      while (after !== null) {
        const { next, ...batch } = await send({ importId, after, signal });
        soFar = {
          ...(Object.fromEntries(
            counts.map((count) => [count, soFar[count] + batch[count]]),
          ) as typeof nothing),
          left: [...soFar.left, ...batch.left],
        };
        after = next;
        onProgress(soFar);
      }
      return soFar;
    },
  };
}
