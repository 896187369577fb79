import type { ImportedRow, ImportReport, ImportRow } from '@thymely/contract/menu/endpoints';
import { cutIntoBatches, reviewRows } from './import-rows.ts';
import type { FileRow, ReviewedRow } from './reviewed-row.ts';

type Send = (batch: {
  rows: ImportRow[];
  dryRun: boolean;
  importId?: string | undefined;
  coming?: Coming | undefined;
  signal?: AbortSignal;
}) => Promise<ImportReport>;

/** The IDs of groups of options and categories that an import saves before its dishes. */
export type Coming = { groups: string[]; categories: string[] };

export type ImportRunOptions = {
  rows: readonly FileRow[];
  /** The ID of the import. Without one, it is a dry run. */
  importId?: string;
  /** What a dry run takes as being there. */
  coming?: Coming;
  send: Send;
};

export type ImportRunState = {
  done: number;
  total: number;
  /** Whether pictures are counted, which come before the dishes. */
  isOfPictures?: boolean;
};

type OnProgress = (progress: ImportRunState) => void;

export type ImportRun = ReturnType<typeof createImportRun>;

/**
 * Sends the rows batch by batch. A failed run resumes with the batch that failed. New dishes come
 * first on the menu, so the last batch is written first: that keeps the order of the file. Whoever
 * stops it waits for the batch that is being written, to know what was saved.
 */
export function createImportRun({ rows, importId, coming, send }: ImportRunOptions) {
  const dryRun = importId === undefined;
  const answers = new Map<FileRow, ImportedRow>();
  const batches = cutIntoBatches(rows);
  const waiting = dryRun ? batches : batches.toReversed();

  /** Sends one batch. If a row is refused now, nothing is written: the rest is sent again. */
  async function sendBatch(batch: FileRow[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const of = dryRun ? { coming, signal } : { importId };
    const report = await send({ rows: batch.map(({ row }) => row), dryRun, ...of });
    const isSettled = dryRun || report.written;
    const rest: FileRow[] = [];
    for (const [index, row] of batch.entries()) {
      const answer = report.rows[index];
      if (answer && (isSettled || answer.outcome === 'refused')) answers.set(row, answer);
      else rest.push(row);
    }
    if (isSettled || rest.length === 0) return;
    if (rest.length === batch.length) throw new Error('Nothing was refused, and nothing written.');
    await sendBatch(rest, signal);
  }

  const progress = (): ImportRunState => ({ done: answers.size, total: rows.length });

  return {
    progress,

    /** @throws whatever sending throws; another call then resumes from there */
    async run(signal: AbortSignal, onProgress: OnProgress) {
      for (let batch = waiting[0]; batch; batch = waiting[0]) {
        await sendBatch(batch, signal);
        waiting.shift();
        onProgress(progress());
      }
      return this.review();
    },

    /** Returns what is known about the rows so far. */
    review(): ReviewedRow[] {
      return reviewRows(
        rows,
        rows.map((row) => answers.get(row)),
      );
    },
  };
}

/** A run of which it is known what it sends once something was read. */
export function createOpenedRun(
  open: (progress: { signal: AbortSignal; onProgress: OnProgress }) => Promise<ImportRun>,
): Pick<ImportRun, 'progress' | 'run'> {
  let opened: ImportRun | undefined;
  let opening: ImportRunState = { done: 0, total: 0 };
  return {
    progress: () => opened?.progress() ?? opening,

    async run(signal, onProgress) {
      const tell: OnProgress = (progress) => {
        opening = progress;
        onProgress(progress);
      };
      opened ??= await open({ signal, onProgress: tell });
      onProgress(opened.progress());
      return opened.run(signal, onProgress);
    },
  };
}
