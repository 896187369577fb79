import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@thymely/contract/ground/limits';
import { sendImportPart as send } from '../../api/menu/menu-import.ts';
import { freshMenuQuery, refetchMenu } from '../../api/menu/menu-editing.ts';
import { loadChunk } from '../../lib/chunks/load-chunk.ts';
import { checkSameDishes } from './check-same-dishes.ts';
import { rowsToWrite, type ReviewedRow } from './import-rows.ts';
import { createImportRun } from './import-run.ts';
import { answered, type SameDishChoice } from './same-dish.ts';
import { useImportSteps } from './use-import-steps.ts';

/** Reads a menu from a file, has the server check it, and imports it once the person confirms. */
export function useMenuImport() {
  const client = useQueryClient();
  const { state, setState, begin, resume, startOver } = useImportSteps();

  const choose = async (file: File) => {
    const { readMenuCsv } = await loadChunk(() => import('@thymely/contract/menu/read-csv'));
    // One byte more than the limit is read, which shows that the file is too large.
    const part = file.slice(0, limits.importFileBytes + 1);
    const result = readMenuCsv(new Uint8Array(await part.arrayBuffer()));
    if ('fault' in result) {
      setState({ step: 'choosing', fault: result.fault });
      return;
    }
    await begin({
      run: createImportRun({ rows: result.rows, dryRun: true, send }),
      step: 'checking',
      finish: async (checked, progress) => {
        const fetchMenu = () => client.fetchQuery(freshMenuQuery);
        const rows = await checkSameDishes(checked, { ...progress, fetchMenu, send });
        return { step: 'reviewing', file: { name: file.name, encoding: result.encoding }, rows };
      },
    });
  };

  /** Answers for rows whether they are about the same dish. */
  const answer = (numbers: ReadonlySet<number>, choice: SameDishChoice) => {
    setState((now) => {
      if (now.step !== 'reviewing') return now;
      const rows = now.rows.map((row) => (numbers.has(row.number) ? answered(row, choice) : row));
      return { ...now, rows };
    });
  };

  const confirm = async (reviewed: ReviewedRow[]) => {
    await begin({
      run: createImportRun({ rows: rowsToWrite(reviewed), dryRun: false, send }),
      step: 'writing',
      finish: (written) => {
        const results = new Map(written.map((row) => [row.number, row]));
        return { step: 'finished', rows: reviewed.map((row) => results.get(row.number) ?? row) };
      },
    });
    // This also runs after a failure, because part of the menu may have changed.
    await refetchMenu(client);
  };

  return { state, choose, answer, confirm, resume, startOver };
}
