import type { ImportedRow, ImportReport, ImportRow } from '@thymely/contract/menu/endpoints';
import type { MenuFileRow } from '@thymely/contract/menu/read-csv';
import { cutIntoParts, reviewRows } from './import-rows.ts';
import type { ReviewedRow } from './reviewed-row.ts';

type Send = (part: {
  rows: ImportRow[];
  dryRun: boolean;
  importId?: string | undefined;
  signal: AbortSignal;
}) => Promise<ImportReport>;

export type ImportRunOptions = {
  rows: readonly MenuFileRow[];
  /** The ID of the import. Without one, it is a dry run. */
  importId?: string;
  send: Send;
};

export type ImportRunState = { done: number; total: number };

export type ImportRun = ReturnType<typeof createImportRun>;

/**
 * Sends the rows part by part. A failed run resumes with the part that failed. New dishes come
 * first on the menu, so the last part is written first: that keeps the order of the file.
 */
export function createImportRun({ rows, importId, send }: ImportRunOptions) {
  const dryRun = importId === undefined;
  const answers = new Map<MenuFileRow, ImportedRow>();
  const parts = cutIntoParts(rows);
  const waiting = dryRun ? parts : parts.toReversed();

  /** Sends one part. If a row is refused now, nothing is written: the rest is sent again. */
  async function sendPart(part: MenuFileRow[], signal: AbortSignal): Promise<void> {
    const report = await send({ rows: part.map(({ row }) => row), dryRun, importId, signal });
    const isSettled = dryRun || report.written;
    const rest: MenuFileRow[] = [];
    for (const [index, row] of part.entries()) {
      const answer = report.rows[index];
      if (answer && (isSettled || answer.outcome === 'refused')) answers.set(row, answer);
      else rest.push(row);
    }
    if (isSettled || rest.length === 0) return;
    if (rest.length === part.length) throw new Error('Nothing was refused, and nothing written.');
    await sendPart(rest, signal);
  }

  const progress = (): ImportRunState => ({ done: answers.size, total: rows.length });

  return {
    progress,

    /** @throws whatever sending throws; another call then resumes from there */
    async run(signal: AbortSignal, onProgress: (progress: ImportRunState) => void) {
      for (let part = waiting[0]; part; part = waiting[0]) {
        await sendPart(part, signal);
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
