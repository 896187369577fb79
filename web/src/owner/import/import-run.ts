import type { ImportedRow, ImportReport, ImportRow } from '@thymely/contract/menu/endpoints';
import type { MenuFileRow } from '@thymely/contract/menu/read-csv';
import { cutIntoBatches, reviewRows } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';

type Send = (batch: {
  rows: ImportRow[];
  dryRun: boolean;
  importId?: string | undefined;
  coming?: Coming | undefined;
  signal: AbortSignal;
}) => Promise<ImportReport>;

/** The IDs of groups of options and categories that an import saves before its dishes. */
export type Coming = { groups: string[]; categories: string[] };

export type ImportRunOptions = {
  rows: readonly MenuFileRow[];
  /** The ID of the import. Without one, it is a dry run. */
  importId?: string;
  /** What a dry run takes as being there. */
  coming?: Coming;
  send: Send;
};

export type ImportRunState = { done: number; total: number };

export type ImportRun = ReturnType<typeof createImportRun>;

/**
 * Sends the rows batch by batch. A failed run resumes with the batch that failed. New dishes come
 * first on the menu, so the last batch is written first: that keeps the order of the file.
 */
export function createImportRun({ rows, importId, coming, send }: ImportRunOptions) {
  const dryRun = importId === undefined;
  const answers = new Map<MenuFileRow, ImportedRow>();
  const batches = cutIntoBatches(rows);
  const waiting = dryRun ? batches : batches.toReversed();

  /** Sends one batch. If a row is refused now, nothing is written: the rest is sent again. */
  async function sendBatch(batch: MenuFileRow[], signal: AbortSignal): Promise<void> {
    const of = dryRun ? { coming } : { importId };
    const report = await send({ rows: batch.map(({ row }) => row), dryRun, ...of, signal });
    const isSettled = dryRun || report.written;
    const rest: MenuFileRow[] = [];
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
    async run(signal: AbortSignal, onProgress: (progress: ImportRunState) => void) {
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
  open: () => Promise<ImportRun>,
): Pick<ImportRun, 'progress' | 'run'> {
  let opened: ImportRun | undefined;
  return {
    progress: () => opened?.progress() ?? { done: 0, total: 0 },

    async run(signal, onProgress) {
      opened ??= await open();
      onProgress(opened.progress());
      return opened.run(signal, onProgress);
    },
  };
}
