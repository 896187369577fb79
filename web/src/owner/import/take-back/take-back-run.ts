import type { FinishedImport, TakenBackPart } from '@thymely/contract/imports/endpoints';

type SendPart = (part: {
  importId: string;
  after: string | undefined;
  signal: AbortSignal;
}) => Promise<TakenBackPart>;

/** What has become of the dishes of an import so far. */
export type TakenBack = Omit<TakenBackPart, 'next'>;

export type TakeBackRun = ReturnType<typeof createTakeBackRun>;

/** Takes an import back part by part. A failed run resumes with the part that failed. */
export function createTakeBackRun({ _id: importId }: FinishedImport, send: SendPart) {
  let soFar: TakenBack = { removed: 0, restored: 0, left: [] };
  let after: string | null | undefined;

  return {
    soFar: () => soFar,

    /** @throws whatever sending throws; another call then resumes from there */
    async run(signal: AbortSignal, onProgress: (soFar: TakenBack) => void): Promise<TakenBack> {
      while (after !== null) {
        const { next, ...part } = await send({ importId, after, signal });
        soFar = {
          removed: soFar.removed + part.removed,
          restored: soFar.restored + part.restored,
          left: [...soFar.left, ...part.left],
        };
        after = next;
        onProgress(soFar);
      }
      return soFar;
    },
  };
}
